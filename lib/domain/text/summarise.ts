/** Titles and meta descriptions that fit the space of search results and link previews. */

/** Characters of a description that search engines display. */
const descriptionLimit = 155

/** Characters of a title that search engines display. */
const titleLimit = 60

/** End of a sentence: punctuation before a capital, a digit or an opening quote. */
const sentenceEnd = /[.!?](?= [\p{Lu}\d€«“„‘])/gu

/** Collapses spaces and line breaks to one space; no-break spaces are preserved. */
const inOneLine = (text: string) => text.replace(/[ \t\r\n]+/g, ' ').trim()

/** As many whole sentences as fit, if they fill at least half of the limit; otherwise undefined. */
function wholeSentences(text: string, limit: number): string | undefined {
  const ends = [...text.matchAll(sentenceEnd)].map(({ index }) => index + 1).filter((end) => end <= limit)
  const last = ends.at(-1)
  return last !== undefined && last >= limit / 2 ? text.slice(0, last) : undefined
}

/** Whole words and `…`, which counts towards the limit; a word longer than the limit is cut. */
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
 * The longest wording that fits, followed by the name of the site if it fits too; the shortest when none fits.
 * @param wordings of the same title, longest first
 */
export function fitTitle(wordings: readonly [string, ...string[]], siteName: string): string {
  const candidates = [`${wordings[0]} | ${siteName}`, ...wordings]
  return candidates.find((candidate) => candidate.length <= titleLimit) ?? wordings.at(-1) ?? wordings[0]
}
