/** Placeholders in the middle of a text, `{COOKIE_TABLE}` on a line of its own, that are replaced by a component. */

const articleInserts = ['COOKIE_TABLE'] as const

export type ArticleInsert = (typeof articleInserts)[number]

const insertLine = /^\{([A-Z_]+)\}$/m

/** A text, or the name of a placeholder. */
type TextPart = { kind: 'text'; text: string } | { kind: 'insert'; name: string }

/** Splits a text at the lines with a placeholder, known or not. */
export function splitText(text: string): TextPart[] {
  return text
    .split(insertLine)
    .map((part, index): TextPart => (index % 2 ? { kind: 'insert', name: part } : { kind: 'text', text: part }))
}

export function isArticleInsert(name: string): name is ArticleInsert {
  return articleInserts.some((insert) => insert === name)
}
