/** The link to a rental application that `npm run site` prints, as a candidate gets it after a viewing (ruling 30). */
import 'server-only'
import { formsOf } from '../../domain/property/property-forms.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { applicationLink, applicationLinkEnds } from './application-link.ts'

/** For the first rental, in the default language; undefined when there is none. */
export function demoApplicationLink(now: Date): string | undefined {
  const { properties, site } = getSnapshot()
  const rental = properties.find((property) => formsOf(property).includes('rental-application'))
  return rental && applicationLink(rental, site.defaultLanguage, applicationLinkEnds(now))
}
