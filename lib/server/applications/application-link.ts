/** The signed link with which somebody who viewed a rental can apply for it (ruling 30). */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import { dayMs } from '../../domain/text/date.ts'
import type { Language } from '../../domain/text/language.ts'
import { propertyPageHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { isSignedPath, signPath } from '../security/signed-path.ts'

/** Days for which a link is valid. */
const linkDays = 14

/** End of a link created now. */
export const applicationLinkEnds = (now: Date): Date => new Date(now.getTime() + linkDays * dayMs)

/** Signed instead of the page's own path, which differs by language and changes with the heading of the property. */
const signedPath = (propertyId: number) => `/rental-application/${propertyId}/`

/** The signature as the query of the page, also the value of the form's field LINK. */
export const signApplication = (propertyId: number, expires: Date): string =>
  signPath('rental-application', signedPath(propertyId), expires).split('?')[1] ?? ''

/** @param query of the page, or the field LINK, from {@link signApplication} */
export const isApplicationSigned = (propertyId: number, query: string, now: Date): boolean =>
  isSignedPath('rental-application', signedPath(propertyId), new URLSearchParams(query), now)

/** Whether a query contains a signature at all, to distinguish an expired link from none. */
export const isApplicationLink = (query: string): boolean => new URLSearchParams(query).has('signature')

/** Full address of the form, valid until `expires`. */
export function applicationLink(property: PublicProperty, language: Language, expires: Date): string {
  const path = propertyPageHref(getSnapshot().routeTable, property, 'rental-application', language)
  return `${absoluteUrl(path)}?${signApplication(property.id, expires)}`
}
