/** Table of contents of a Markdown text: its top-level headings with their fragments. */
import { slugify } from '../domain/text/slug.ts'

export type ContentsEntry = { id: string; name: string }

/** Removes inline Markdown from a heading. */
const plain = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .trim()

/** Fragment of a heading; empty when its text gives no slug. */
export const headingId = (words: string): string => slugify(words)

/** In order; of headings with the same text only the first, since fragments must be unique. */
export function contentsOf(text: string): ContentsEntry[] {
  const names = text.split('\n').flatMap((line) => /^#{1,2} +(.+?)(?: +#*)?$/.exec(line.trimEnd())?.[1] ?? [])
  const entries = names.map((name) => ({ id: headingId(plain(name)), name: plain(name) }))
  return entries.filter(({ id }, index) => id !== '' && entries.findIndex((other) => other.id === id) === index)
}
