/** The contents of a text in Markdown: its headings of the first levels, each with the fragment that leads to it. */
import { slugify } from '../domain/text/slug.ts'

export type ContentsEntry = { id: string; name: string }

/** What of Markdown may stand inside a heading, and is not read. */
const plain = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .trim()

/** The fragment of a heading by its words; empty when it has none that an address can hold. */
export const headingId = (words: string): string => slugify(words)

/** In order; of headings with the same words the first alone, as fragments name one place. */
export function contentsOf(text: string): ContentsEntry[] {
  const names = text.split('\n').flatMap((line) => /^#{1,2} +(.+?)(?: +#*)?$/.exec(line.trimEnd())?.[1] ?? [])
  const entries = names.map((name) => ({ id: headingId(plain(name)), name: plain(name) }))
  return entries.filter(({ id }, index) => id !== '' && entries.findIndex((other) => other.id === id) === index)
}
