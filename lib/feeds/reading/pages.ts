/** Lists that come page by page, from servers that may count wrongly, give fewer at once than asked for, or know no pages at all. */

/** What an answer says. */
export type ListPage = {
  /** Entries of this page. */
  readonly ids: readonly string[]
  /** Entries of all pages, where it is told. */
  readonly total?: number | undefined
}

export type Pages = {
  /** How many entries came so far: where the next page begins. */
  readonly from: number
  /** @returns whether another page is to be asked for. Of an answer that cannot be read, none. */
  take: (page: ListPage | undefined) => boolean
}

/**
 * A total is believed when it says that more follows, never when it says that a full page was the last: one that is too small would make
 * the rest gone. A page that brings nothing new ends any list.
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
