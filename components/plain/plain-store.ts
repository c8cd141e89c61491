/**
 * Holds the markup of a page between the framework's two render passes: the first turns components into data (RSC), the second
 * turns the data into HTML; markup stored here need not be data in between. Both passes run in one process, with separate module
 * instances, so the store is global to the process.
 */

export type PlainMarkup = {
  /** React props of the outermost element. */
  attributes: Readonly<Record<string, unknown>>
  /** Its inner HTML. */
  html: string
}

type Table = { markup: readonly PlainMarkup[]; length: number }
type Store = { tables: Map<string, Table>; length: number }

/**
 * Largest number of stored characters: a hundred times what all pages being rendered need. The oldest tables are removed first.
 */
const most = 16_000_000

const name = Symbol.for('plain-markup')

function getStore(): Store {
  const holder: typeof globalThis & { [name]?: Store } = globalThis
  holder[name] ??= { tables: new Map(), length: 0 }
  return holder[name]
}

function drop(store: Store, id: string): void {
  store.length -= store.tables.get(id)?.length ?? 0
  store.tables.delete(id)
}

/** @param id digest of the markup, so that equal ids mean equal markup. */
export function keepTable(id: string, markup: readonly PlainMarkup[]): void {
  const store = getStore()
  const length = markup.reduce((sum, { html }) => sum + html.length, 0)
  drop(store, id)
  store.tables.set(id, { markup, length })
  store.length += length
  for (const oldest of store.tables.keys()) {
    if (store.length <= most || oldest === id) break
    drop(store, oldest)
  }
}

/** @throws when it is no longer stored: a failed page is rendered again, while an incomplete one would be cached. */
export function getMarkup(id: string, place: number): PlainMarkup {
  const markup = getStore().tables.get(id)?.markup[place]
  if (!markup) throw new Error(`no markup ${place} of ${id}`)
  return markup
}
