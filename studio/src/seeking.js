// What somebody types leads to rules: each of its words is looked for by itself, in the form it has or in another one.

/** What no form of Unicode takes apart. */
const LIGATURES = { œ: "oe", æ: "ae", ß: "ss", "’": "'", ʼ: "'" };
/** Where no word ends before a letter of these, what is looked for may begin anywhere. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
/** Words of a script that writes spaces, and the pieces of one that does not: signs, syllables that are spelled, endings. */
const WORDS = /\p{Script=Han}+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|[\p{Script=Latin}\p{Script=Cyrillic}\p{N}\p{M}]+(?:[,.]\p{N}+)?/gu;
const SYLLABLES = /^\p{Script=Hiragana}/u;
/** From the letters of hiragana to those of katakana. */
const KATAKANA = 0x60;

/** So many letters are left of a word at least, of a script with spaces and of one without. */
const STEM = 3;
const ROOT = 4;
const SIGN = 2;
/** What a word counts in another form, as the root of others, and where the book has another word for it. */
const FORM = 0.9;
const PART = 0.6;
const OTHER = 0.8;
/** What it counts in a title, in words that lead to a rule, in the sentence that has most of them, and elsewhere in the rule. */
const TITLE = 3;
const LEADING = 4;
const SENTENCE = 1.5;
const ANYWHERE = 0.7;
/** What has less of what the best has is not listed, unless it has every word. */
const NEAR = 0.3;

/** One key for all spellings of a word. */
export const fold = (words) => words.toLowerCase().replace(/[œæß’ʼ]/g, (each) => LIGATURES[each]).normalize("NFKD").replace(/\p{M}/gu, "")
  .normalize("NFKC").replace(/[\u3041-\u3096]/g, (each) => String.fromCharCode(each.charCodeAt(0) + KATAKANA)).trim();
const escaped = (words) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** How words begin so or, of a script without spaces, are so anywhere. */
const beginning = (word, more = "") => (UNSPACED.test(word) ? "" : "(?<![\\p{L}\\p{N}])") + escaped(word) + more;
/** Finds any of some words, and says what they count; nothing, if there is none. */
const form = (words, weight) => (words.length === 0 ? [] : [[new RegExp([...new Set(words)].join("|"), "u"), weight]]);

/** How a language makes other words of a word: what of several languages is put together. */
export const tongue = (those) => Object.fromEntries(["skipped", "endings", "beginnings", "between"].map((name) => [
  name, [...new Set(those.flatMap((each) => each[name] ?? []).map(fold))].sort((one, other) => other.length - one.length)]));

/** The words that are looked for: all that say something or, if none does, all. */
export function pieces(query, { skipped }) {
  const found = query.normalize("NFKC").split(/\s+/).flatMap((chunk) => (UNSPACED.test(chunk) ? taken(chunk, skipped) : chunk.match(WORDS) ?? [])).map(fold);
  const telling = found.filter((each) => !skipped.includes(each));
  return [...new Set(telling.length > 0 ? telling : found)];
}

/** The pieces of what is written without spaces; what follows signs only inflects them. */
function taken(chunk, skipped) {
  const runs = chunk.match(WORDS) ?? [];
  const left = runs.filter((each, at) => !SYLLABLES.test(each) || (at === 0 && !skipped.includes(fold(each))));
  return left.length > 0 ? left : runs;
}

/** A word without what it may end with, in all ways. */
const stems = (word, endings) => endings.filter((each) => word.endsWith(each)).map((each) => word.slice(0, -each.length)).filter((each) => each.length >= STEM);

/** The forms in which a word is looked for, and what each counts: it, its other forms, and what others call it. */
function forms(word, { endings, beginnings, between }, others) {
  const found = [...form([beginning(word)], 1), ...form(others.map((each) => beginning(each)), OTHER)];
  if (UNSPACED.test(word)) return found;
  const ended = `(?:${endings.map(escaped).join("|")})?(?![\\p{L}\\p{N}])`;
  const apart = beginnings.filter((each) => word.startsWith(each)).flatMap((each) => between.map((one) => each + one + word.slice(each.length)));
  return [...found, ...form([word, ...apart].flatMap((each) => [each, ...stems(each, endings)]).map((each) => beginning(each, ended)), FORM)];
}

/** What is left of a word without its first part, wherever it stands: others are made of it. */
const roots = (word, { endings, beginnings }) => form(beginnings.length === 0 ? [] : [word, ...beginnings.filter((each) => word.startsWith(each)).map((each) => word.slice(each.length))]
  .flatMap((each) => [each, ...stems(each, endings)]).filter((each) => each.length >= ROOT).map(escaped), PART);

/** What the forms of a word count in words, by the best of them; nothing, if none is there. */
const counted = (those, words) => those.reduce((best, [each, weight]) => (weight > best && each.test(words) ? weight : best), 0);

/** The sentences of a paragraph. */
const sentences = (words) => words.split(/(?<=[.!?…;])\s+|(?<=[。！？])/u).filter(Boolean);
const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);

/**
 * Ranks the rules of a book, `{ rules: [{ id, number, title, said }], entries: [{ words, ids }] }`, by what is typed: first those with
 * every word, then those with most of them. Words that players say, `known`, lead to numbers; what the book calls them counts like them.
 */
export function seeking({ rules, entries }, known, spoken) {
  const size = (words) => Math.max(1, pieces(words, spoken).length);
  const all = rules.map((rule) => ({ rule, number: rule.number.toLowerCase(), title: fold(rule.title), size: size(rule.title),
    said: rule.said.flatMap(sentences), told: rule.said.flatMap(sentences).map(fold), leads: [] }));
  const found = new Map(all.flatMap((each) => [[each.rule.id, each], [each.rule.number, each]]));
  for (const { words, ids, numbers } of [...entries, ...known]) {
    const those = (ids ?? numbers).map((each) => found.get(each)).filter(Boolean);
    for (const { leads } of those) leads.push({ words: fold(words), size: size(words), many: those.length });
  }
  for (const each of all) each.whole = [each.title, ...each.told, ...each.leads.map(({ words }) => words)].join(" ");
  const vocabulary = all.map(({ whole }) => whole).join(" ");
  const ways = (word) => (UNSPACED.test(word) ? [word] : [word, ...stems(word, spoken.endings)]);
  const same = known.filter(({ means }) => means).map(({ words, means }) => [fold(words), fold(means)]).filter(([one, other]) => one !== other)
    .flatMap(([one, other]) => [[ways(one), other], [ways(other), one]]);

  /** What the book calls a word that players say, and what players call a word of the book. */
  function instead(word) {
    const those = new Set(ways(word));
    return same.filter(([said]) => said.some((each) => those.has(each))).map(([, other]) => other);
  }

  /** A word or, in a script without spaces, those it is made of, where nobody says the whole. */
  function parts(word) {
    if (!UNSPACED.test(word) || vocabulary.includes(word)) return [word];
    const length = Array.from({ length: word.length }, (_, at) => word.length - at).find((each) => each >= SIGN && vocabulary.includes(word.slice(0, each)));
    return length === undefined ? [word] : [word.slice(0, length), ...parts(word.slice(length))];
  }

  /** The words that are typed, in all their forms, and what each tells: what is in every rule says little. */
  function wanted(query) {
    return pieces(query, spoken).flatMap(parts).filter(Boolean).map((word) => {
      const usual = forms(word, spoken, instead(word));
      const those = counted(usual, vocabulary) > 0 ? usual : roots(word, spoken);
      const having = all.filter(({ whole }) => counted(those, whole) > 0).length;
      return { those, tells: having === 0 ? 1 : Math.log(1 + all.length / having) };
    });
  }

  /** How much of what is typed a rule has, where, and in which of its sentences. */
  function ranked(each, words, plain) {
    const has = (text) => sum(words.map(({ those, tells }) => counted(those, text) * tells));
    const part = sum(words.map(({ those, tells }) => Math.sign(counted(those, each.whole)) * tells)) / sum(words.map(({ tells }) => tells));
    const inside = each.told.map(has);
    const most = Math.max(0, ...inside);
    const led = each.leads.map(({ words: lead, size: long, many }) => has(lead) * Math.min(1, words.filter(({ those }) => counted(those, lead) > 0).length / long) ** 2
      * (lead === plain ? 2 : 1) / (1 + many / 20));
    const score = part ** 2 * (TITLE * has(each.title) * (1 + 1 / each.size) / 2 + LEADING * Math.max(0, ...led) + SENTENCE * most + ANYWHERE * has(each.told.join(" ")));
    return { rule: each.rule, part, score: each.number.startsWith(plain) ? Infinity : score, sentence: each.said[Math.max(0, inside.indexOf(most))] ?? "" };
  }

  return function sought(query) {
    const words = wanted(query);
    if (words.length === 0) return { found: [], best: 0, has: () => false };
    const ranks = all.map((each) => ranked(each, words, fold(query))).filter(({ score }) => score > 0).sort((one, other) => other.score - one.score);
    const near = NEAR * (ranks.find(({ score }) => score < Infinity)?.score ?? 0);
    return {
      found: ranks.filter(({ part, score }) => part === 1 || score >= near),
      best: Math.max(0, ...ranks.map(({ part, score }) => (score === Infinity ? 1 : part))),
      has: (text) => words.every(({ those }) => counted(those, fold(text)) > 0),
    };
  };
}
