/** Parts of the site that stand in the middle of a text: a line of its own names one, `{COOKIE_TABLE}`. */

const articleInserts = ['COOKIE_TABLE'] as const

export type ArticleInsert = (typeof articleInserts)[number]

const insertLine = /^\{([A-Z_]+)\}$/m

/** A text, or the name of what stands in its place. */
type TextPart = { kind: 'text'; text: string } | { kind: 'insert'; name: string }

/** The text cut at the lines that name an insert, known or not. */
export function splitText(text: string): TextPart[] {
  return text
    .split(insertLine)
    .map((part, index): TextPart => (index % 2 ? { kind: 'insert', name: part } : { kind: 'text', text: part }))
}

export function isArticleInsert(name: string): name is ArticleInsert {
  return articleInserts.some((insert) => insert === name)
}
