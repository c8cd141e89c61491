/** Follows paged lists of servers that may count wrongly, return smaller pages than requested, or ignore paging. */

/** Content of one page. */
export type ListPage = {
  /** Entries of this page. */
  readonly ids: readonly string[]
  /** Number of entries on all pages, if the server gives it. */
  readonly total?: number | undefined
}

export type Pages = {
  /** Number of entries received so far: offset of the next page. */
  readonly from: number
  /** @returns whether to request another page; false for a response that cannot be read. */
  take: (page: ListPage | undefined) => boolean
}

/**
 * The total only counts when it says that more entries follow. It never ends the list after a full page: if it were too small,
 * the remaining listings would count as removed. A page without new entries ends any list.
 */
export function followPages(pageSize: number): Pages {
  const seen = new Set<string>()
  let from = 0
  return {
    get from() {
      return from
    },
    take: (page) => {
      if (!page) return false
      const known = seen.size
      for (const id of page.ids) seen.add(id)
      from += page.ids.length
      return seen.size > known && (page.ids.length >= pageSize || from < (page.total ?? 0))
    },
  }
}
