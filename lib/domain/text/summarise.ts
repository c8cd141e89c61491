/** What search engines and shared links show of a page: titles and descriptions in the space that they have. */

/** Characters of a description that search engines show. */
const descriptionLimit = 155

/** Characters of a title that search engines show. */
const titleLimit = 60

/** A sentence ends where a capital, a figure or an opening quote begins the next. */
const sentenceEnd = /[.!?](?= [\p{Lu}\d€«“„‘])/gu

/** Plain spaces and line breaks become one space; spaces that do not break stay. */
const inOneLine = (text: string) => text.replace(/[ \t\r\n]+/g, ' ').trim()

/** As many whole sentences as fit and fill half of the space; undefined when there are none. */
function wholeSentences(text: string, limit: number): string | undefined {
  const ends = [...text.matchAll(sentenceEnd)].map(({ index }) => index + 1).filter((end) => end <= limit)
  const last = ends.at(-1)
  return last !== undefined && last >= limit / 2 ? text.slice(0, last) : undefined
}

/** Up to the last word that leaves room for the sign `…`, which counts; a word that is longer than all the space is cut. */
function wholeWords(text: string, limit: number): string {
  const cut = text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '')
  const lastSpace = cut.lastIndexOf(' ')
  const words = lastSpace > 0 ? cut.slice(0, lastSpace) : cut.slice(0, -1)
  return `${words.replace(/[\s,;:.(«“„‘-]+$/u, '')}…`
}

/** The beginning of a text in at most `limit` characters: whole sentences, else whole words and `…`. */
export function summarise(text: string, limit: number = descriptionLimit): string {
  const line = inOneLine(text)
  return line.length <= limit ? line : (wholeSentences(line, limit) ?? wholeWords(line, limit))
}

/**
 * The title of a page: the fullest that fits, with the name of the site while there is room for it; else the shortest.
 * @param wordings of the same title, from full to short
 */
export function fitTitle(wordings: readonly [string, ...string[]], siteName: string): string {
  const candidates = [`${wordings[0]} | ${siteName}`, ...wordings]
  return candidates.find((candidate) => candidate.length <= titleLimit) ?? wordings.at(-1) ?? wordings[0]
}
