/** The link that lets somebody who visited a rental apply for it (ruling 30). */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import { dayMs } from '../../domain/text/date.ts'
import type { Language } from '../../domain/text/language.ts'
import { propertyPageHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { isSignedPath, signPath } from '../security/signed-path.ts'

/** Days that a link lives: time to think and to gather figures, short enough for a rental that is on offer. */
const linkDays = 14

export const applicationLinkEnds = (now: Date): Date => new Date(now.getTime() + linkDays * dayMs)

/** Signed instead of the page's own path, which differs by language and changes with the heading of the property. */
const signedPath = (propertyId: number) => `/rental-application/${propertyId}/`

/** The right to apply as the query of the page: the value of the form's field LINK. */
export const signApplication = (propertyId: number, expires: Date): string =>
  signPath('rental-application', signedPath(propertyId), expires).split('?')[1] ?? ''

/** @param query of the page, or the field LINK, as {@link signApplication} made it. */
export const isApplicationSigned = (propertyId: number, query: string, now: Date): boolean =>
  isSignedPath('rental-application', signedPath(propertyId), new URLSearchParams(query), now)

/** Whether the query of a page tries to be such a link: one that ended is told apart from none. */
export const isApplicationLink = (query: string): boolean => new URLSearchParams(query).has('signature')

/** Full address of the form, with the right to fill it in until `expires`. */
export function applicationLink(property: PublicProperty, language: Language, expires: Date): string {
  const path = propertyPageHref(getSnapshot().routeTable, property, 'rental-application', language)
  return `${absoluteUrl(path)}?${signApplication(property.id, expires)}`
}
