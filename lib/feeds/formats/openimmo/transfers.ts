/** Several transfers of a folder, in which an FTP server leaves them all: what a later one says counts. */
import type { FeedItem } from '../../reading/to-reading.ts'

export type Transfer = {
  readonly items: readonly FeedItem[]
  /** Only what changed. */
  readonly isPartial: boolean
  /** When it was made, as it says itself. */
  readonly at?: string
  /** Whose homes they are. */
  readonly agency: string
  /** What it came in: the parts of one archive belong together. */
  readonly file: string
}

const idOf = (item: FeedItem): string => {
  if (item.kind === 'gone') return item.id
  return item.kind === 'listing' ? item.listing.id : item.project.id
}

/** By the time that they say where all do, else as their names are sorted. */
const inOrder = (parts: readonly Transfer[]) =>
  parts.every(({ at }) => at !== undefined) ? parts.toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? '')) : parts

/** A whole transfer takes the place of all that the same agency sent before; a home stands as the last transfer with it says. */
export function inTurn(parts: readonly Transfer[]): { items: FeedItem[]; isPartial: boolean } {
  const ordered = inOrder(parts)
  const isSame = (a: Transfer, b: Transfer) => a.agency === b.agency
  const valid = ordered.filter(
    (part, place) =>
      !ordered.some((later, at) => at > place && !later.isPartial && isSame(later, part) && later.file !== part.file),
  )
  const items = valid.flatMap((part, place) => {
    const said = new Set(valid.slice(place + 1).flatMap((later) => (later.file === part.file ? [] : later.items.map(idOf))))
    return part.items.filter((item) => !said.has(idOf(item)))
  })
  const isWithoutWhole = (part: Transfer) => part.isPartial && !valid.some((other) => !other.isPartial && isSame(other, part))
  return { items, isPartial: valid.some(isWithoutWhole) }
}
