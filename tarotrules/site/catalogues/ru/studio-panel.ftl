### The studio: the panel of a rule, the options, what is to be looked at.

studio-panel-brings = Вместе с этим берётся: { $titles }
studio-panel-through = Отмечено, потому что отмечено и это: { $titles }
studio-panel-brought = Отмечено и то, на чём это основано: { $titles }
studio-panel-needed = Без этого так тоже не сыграть: { $titles }
studio-panel-untick-both = Снять обе отметки
studio-panel-untick-all = Снять все эти отметки
studio-panel-rests = Отметка осталась: { $titles }
studio-panel-untick = Снять и эту отметку
studio-panel-way-alone = Только «{ $one }»
studio-panel-way-others = Только «{ $others }»
studio-panel-way-ours = И то и другое, а здесь решает «{ $one }»
studio-panel-way-theirs = И то и другое, а здесь решает «{ $others }»
studio-panel-apart = Не сочетается с тем, что отмечено: { $titles }
studio-panel-apart-asked = Как играют у вас?
studio-panel-back = Вернуть: { $value }
studio-panel-back-unsaid = Снова ничего об этом не говорить
studio-panel-fixed = Правило { $number }: почему здесь нечего менять
studio-panel-follows = Всё, что здесь можно изменить, — в других правилах:
studio-panel-same = В таро так играют за любым столом: менять здесь нечего.
studio-panel-most-cards = Не больше { $most } карт
studio-panel-keep = Оставить: { $value }
studio-panel-number = Число от { $least } до { $most }.
studio-panel-whole = Целое число от { $least } до { $most }.
