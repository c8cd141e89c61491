/**
 * Where the markup of a page waits between the framework's two passes over it: the first makes data of the components, the
 * second HTML of the data, and what stands here does not have to be data in between. Both passes run in one process, in
 * modules of their own, so the store belongs to the process.
 */

export type PlainMarkup = {
  /** Of the outermost element, as React has them. */
  attributes: Readonly<Record<string, unknown>>
  /** What is inside it. */
  html: string
}

type Table = { markup: readonly PlainMarkup[]; length: number }
type Store = { tables: Map<string, Table>; length: number }

/** Characters kept at most: a hundred times what all pages in the making need. The oldest go first. */
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

/** @param id digest of the markup, so that whoever has the same id has the same markup. */
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

/** @throws when it is gone: a page that fails is made again, one with a hole in it would be kept. */
export function getMarkup(id: string, place: number): PlainMarkup {
  const markup = getStore().tables.get(id)?.markup[place]
  if (!markup) throw new Error(`no markup ${place} of ${id}`)
  return markup
}
