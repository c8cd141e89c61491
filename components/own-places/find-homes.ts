/** The properties that a page shows, found by their links, and the host elements in which distances are rendered. */
import { placeLimit } from '@/lib/domain/places/own-places'

type Host = {
  element: HTMLElement
  parent: Element
  before: Element | null
  /** Host for the place of this index only. */
  index?: number
}

type FoundCard = {
  id: number
  host: HTMLElement
  /** Its item in a list. */
  item: HTMLLIElement | null
}

export type FoundHomes = {
  cards: readonly FoundCard[]
  /** The property of a detail page. */
  home: { id: number; host: HTMLElement } | undefined
  /** The columns of the comparison, and a row for each place. */
  compared: { ids: readonly number[]; rows: readonly HTMLElement[] } | undefined
  /** The list of the page, where it can be sorted. */
  list: { element: Element; host: HTMLElement } | undefined
  hosts: readonly Host[]
}

/** The number at the end of a property's address. */
function idOf(path: string): number | undefined {
  const number = /\/(\d{1,12})\/$/.exec(path)?.[1]
  return number === undefined ? undefined : Number(number)
}

/** A host element, not in the page yet. */
function make(kind: string, name: 'div' | 'tr' = 'div'): HTMLElement {
  const element = document.createElement(name)
  element.dataset['ownPlaces'] = kind
  return element
}

/** The table whose columns are properties. */
function findCompared(root: ParentNode): { ids: number[]; body: HTMLTableSectionElement } | undefined {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('main table thead th a[href]')]
  const body = links[0]?.closest('table')?.tBodies[0]
  const ids = links.flatMap((link) => idOf(link.pathname) ?? [])
  return body && ids.length > 0 ? { ids, body } : undefined
}

export function findHomes(root: Document): FoundHomes {
  const hosts: Host[] = []
  const put = (host: Host): HTMLElement => {
    hosts.push(host)
    return host.element
  }
  const cards = [...root.querySelectorAll<HTMLAnchorElement>('article a.cover-link')].flatMap((link): FoundCard[] => {
    const id = idOf(link.pathname)
    const parent = link.parentElement?.parentElement
    if (id === undefined || !parent) return []
    return [{ id, host: put({ element: make('card'), parent, before: null }), item: link.closest('li') }]
  })
  const section = root.querySelector('#location > div:last-child')
  const id = section ? idOf(root.location.pathname) : undefined
  const table = findCompared(root)
  const rows = table
    ? Array.from({ length: placeLimit }, (_, index) =>
        put({ element: make('row', 'tr'), parent: table.body, before: table.body.lastElementChild, index }),
      )
    : []
  const list = root.querySelector('select[name="sort"]') ? cards[0]?.item?.parentElement : undefined
  const around = list?.parentElement
  return {
    cards,
    // Below the map of the property, before the points of interest.
    home:
      section && id !== undefined
        ? { id, host: put({ element: make('home'), parent: section, before: section.querySelector(':scope > table') }) }
        : undefined,
    compared: table && { ids: table.ids, rows },
    list: list && around ? { element: list, host: put({ element: make('sort'), parent: around, before: list }) } : undefined,
    hosts,
  }
}

/** Ids of all properties of a page. */
export const idsOf = ({ cards, home, compared }: FoundHomes): number[] => [
  ...cards.map(({ id }) => id),
  ...(home ? [home.id] : []),
  ...(compared?.ids ?? []),
]
