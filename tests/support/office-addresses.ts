/** Every page and file of the office, and of the portal that staff may view: from the table of routes, each with an address of the demo. */
import type { Right } from '../../lib/domain/office/rights.ts'
import { handlerRoutes, pageRoutes } from '../../lib/routing/app-routes.ts'
import type { HandlerRoute, PageRoute } from '../../lib/routing/route-entry.ts'
import type { People } from './office-people.ts'
import { addressOf } from './site-routes.ts'

export const uploadId = 'upload-of-the-rights'

/** An address to request: `what` is its folder. */
export type Place = { what: string; right: Right; path: (people: People) => string }

/** An item of each kind in the demo; owners are those of the test. */
const ids: Readonly<Record<string, string>> = {
  '[lang]/office/applications/[id]': '4102405',
  '[lang]/office/feeds/[source]': 'none',
  '[lang]/office/leads/[id]': 'demo-office-0',
  '[lang]/office/listings/[id]': '4102311',
  '[lang]/office/offers/[id]': '4102363',
  '[lang]/office/testimonials/[id]': 'demo-office-6',
  '[lang]/office/texts/[id]': 'article-fees',
  '[lang]/office/viewings/[id]': 'demo-office-23',
}

const allPages: readonly [string, PageRoute][] = Object.entries(pageRoutes)
const allPrograms: readonly [string, HandlerRoute][] = Object.entries(handlerRoutes)

/** Pages with an address; the page about a missing right has none. */
export const officePages: readonly Place[] = allPages.flatMap(([folder, route]) => {
  if (route.access !== 'staff') return []
  const [original] = Object.keys(('originals' in route && route.originals) || {})
  const { right } = route
  if (original !== undefined) return [{ what: folder, right, path: () => addressOf(original, 'nl') }]
  if (!('below' in route) || !route.below) return []
  const { below: above } = route
  return [{ what: folder, right, path: (people: People) => `${addressOf(above, 'nl')}${ids[folder] ?? people.idOf('owner')}/` }]
})

/** The rest of the address of a route handler, for an item of the demo. */
const below = (id: string) => (folder: string) => folder.replace(/\[\w+\]$/, id)
const queried = (query: string) => (folder: string) => `${folder}/?${query}`
const places: Readonly<Record<string, (folder: string, people: People) => string>> = {
  'api/office/file/[upload]': below(uploadId),
  'api/office/jump': queried('q=ilse&words=nl'),
  'api/office/lead-export/[lead]': below('demo-office-0'),
  'api/office/news': queried('since=2026-01-01T00:00:00Z'),
  'api/office/newsletter-preview': queried('article=first-viewing-twenty-points&language=nl'),
  'api/office/offer/[lead]': below('demo-office-4'),
  'api/office/paper/[kind]/[property]': () => 'api/office/paper/poster/4102311',
  'api/office/table/owner/[owner]': (_, { idOf }) => `api/office/table/owner/${idOf('owner')}`,
}

/** Items that the demo does not have: authorized people get a 404 too. */
export const idlePlaces: readonly string[] = [
  'api/office/feed-report/[run]',
  'api/office/picture/[name]',
  'api/owner/[property]/documents/[document]',
  'api/owner/[property]/files/[file]',
]

const withSlash = (place: string) => (place.includes('?') ? `/${place}` : `/${place}/`)

export const officePrograms: readonly (Place & { isPosted: boolean })[] = allPrograms.flatMap(([folder, route]) =>
  route.access === 'staff'
    ? [
        {
          what: folder,
          right: route.right,
          isPosted: 'posted' in route,
          path: (people: People) => withSlash((places[folder] ?? below('none'))(folder, people)),
        },
      ]
    : [],
)

/** The name of a portal view in an address. */
const segmentOf = (view: string) => addressOf(`owner/${view}`, 'nl').split('/').at(-2) ?? ''

const property = '4102311'

/** An owner's pages of a property, which staff with the right to handle owners see too. */
export const portalPlaces: readonly Place[] = [...allPages, ...allPrograms].flatMap(([folder, { access }]) => {
  if (access !== 'owner' || !folder.includes('[property]')) return []
  const filled = folder
    .replace('[property]', property)
    .replace('[table]', 'visits')
    .replace(/\[\w+\]$/, 'none')
  const [, view] = /^\[lang\]\/portal\/\[property\]\/(\w+)$/.exec(folder) ?? []
  const page = `${addressOf('owner', 'nl')}${property}/${view === undefined ? '' : `${segmentOf(view)}/`}`
  return [
    { what: folder, right: 'handleOwners' as const, path: () => (folder.startsWith('api/') ? `/${filled}/?language=nl` : page) },
  ]
})
