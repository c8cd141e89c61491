/** Texts with a number that only the browser knows: made on the server from one message, filled in where they are shown. */

const mark = '{count}'

/** The singular and the plural of a text; the languages of the site have no more forms. */
export type PluralText = { one: string; other: string }

/** @param text of a number; it holds no other digit. */
export function toPluralText(text: (count: number) => string): PluralText {
  return { one: text(1).replace('1', mark), other: text(2).replace('2', mark) }
}

/** The text for a number: `0 biens` is singular in French, plural in Dutch. */
export function fillCount(texts: PluralText, count: number, language: string): string {
  const isOne = new Intl.PluralRules(language).select(count) === 'one'
  return (isOne ? texts.one : texts.other).replace(mark, String(count))
}
