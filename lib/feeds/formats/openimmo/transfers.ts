/**
 * Combines several transfers of one folder, where an FTP server leaves all of them: a later transfer overrides an earlier one.
 */
import type { FeedItem } from '../../reading/to-reading.ts'

export type Transfer = {
  readonly items: readonly FeedItem[]
  /** Contains changes only. */
  readonly isPartial: boolean
  /** Creation time given in the transfer. */
  readonly at?: string
  /** The agency whose homes it contains. */
  readonly agency: string
  /** The file that contained it: the parts of one archive belong together. */
  readonly file: string
}

const idOf = (item: FeedItem): string => {
  if (item.kind === 'gone') return item.id
  return item.kind === 'listing' ? item.listing.id : item.project.id
}

/** By creation time if all transfers have one, else by file name. */
const inOrder = (parts: readonly Transfer[]) =>
  parts.every(({ at }) => at !== undefined) ? parts.toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? '')) : parts

/**
 * A complete transfer replaces everything that the same agency sent before; of each home the last transfer that contains it
 * counts.
 */
export function combineTransfers(parts: readonly Transfer[]): { items: FeedItem[]; isPartial: boolean } {
  const ordered = inOrder(parts)
  const isSame = (a: Transfer, b: Transfer) => a.agency === b.agency
  const valid = ordered.filter(
    (part, place) =>
      !ordered.some((later, at) => at > place && !later.isPartial && isSame(later, part) && later.file !== part.file),
  )
  const items = valid.flatMap((part, place) => {
    const laterIds = new Set(valid.slice(place + 1).flatMap((later) => (later.file === part.file ? [] : later.items.map(idOf))))
    return part.items.filter((item) => !laterIds.has(idOf(item)))
  })
  const lacksComplete = (part: Transfer) => part.isPartial && !valid.some((other) => !other.isPartial && isSame(other, part))
  return { items, isPartial: valid.some(lacksComplete) }
}
