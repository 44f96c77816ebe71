### Стол одного вечера, и с чего начинают.

studio-table-first = Кто сдаёт первым?
studio-table-after = После раздачи { $n }
studio-table-deal = Раздача { $n } записана
studio-table-correction = Раздача { $n } исправлена
studio-table-deletion = Раздача { $n } удалена
studio-table-begin-yours = Нажмите, чтобы продолжить с того же места.
studio-table-begin-known = Их книжка откроется сразу; в ней вы измените то, во что у вас играют иначе.
studio-table-begin-file = Правила или вечер, сохранённые на этой странице, откроются рядом с тем, что уже есть; ничего не пропадёт.
studio-table-choose-file = Выбрать файл
studio-table-said = { $what }: { $said }
studio-table-lacking = { $what } ({ $fields })
studio-table-save-correction = Сохранить исправление
studio-take-seats = Памятка и лист для записи: число игроков
