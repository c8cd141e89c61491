/**
 * Texts with a number that is known in the browser only: the server renders both plural forms, the browser picks one and fills in
 * the number.
 */

const mark = '{count}'

/** Singular and plural; the site's languages have no other plural categories. */
export type PluralText = { one: string; other: string }

/** @param text renders the message for a number; it must contain no other digit. */
export function toPluralText(text: (count: number) => string): PluralText {
  return { one: text(1).replace('1', mark), other: text(2).replace('2', mark) }
}

/** The text for a number, by the plural rules of the language: 0 is singular in French, plural in Dutch. */
export function fillCount(texts: PluralText, count: number, language: string): string {
  const isOne = new Intl.PluralRules(language).select(count) === 'one'
  return (isOne ? texts.one : texts.other).replace(mark, String(count))
}
