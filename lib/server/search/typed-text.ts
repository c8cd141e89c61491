/**
 * Finds the target of a text typed into the search box, for visitors who press Enter or have no script (specification 2, "Home
 * search block").
 */
import 'server-only'
import { findNamed } from '../../domain/search/panel-search.ts'
import { noFilter } from '../../domain/search/property-filter.ts'
import type { SearchGoal } from '../../domain/subscriptions/saved-search.ts'
import { titleCaseCity } from '../../domain/text/address.ts'
import type { Language } from '../../domain/text/language.ts'
import { landingFilter } from '../../routing/landing-pages.ts'
import type { TypedText } from '../../routing/resolution.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { getLandingPages } from '../pages/landing-pages.ts'
import { findForPanel, findReference } from './panel.ts'

/** The single type with all words in one of its names in this language; none if several match. */
function findType(goal: SearchGoal, text: string, language: Language): string | undefined {
  const { types, landingContent } = getSnapshot()
  const pluralOf = (webId: string) => landingContent.types.find((type) => type.webId === webId)?.name[language] ?? ''
  const [type, ...others] = findNamed(
    types.filter((candidate) => candidate[goal]),
    ({ webId, name }) => [name[language], pluralOf(webId)],
    text,
  )
  return others.length === 0 ? type?.webId : undefined
}

/** Towns with postcodes as the panel matches them: "Anvers 2018" is one. */
const findTowns = (text: string, language: Language) =>
  findForPanel(text, language).cities.map(({ name, zip }) => ({ name, zip }))

/**
 * A reference leads to its page (for sale, to rent, takeover, abroad, project). A town name selects all its postcodes, a town
 * with postcode that one, a type name that type. Anything else is searched as words.
 */
export function readTypedText(goal: SearchGoal, text: string, language: Language): TypedText | undefined {
  const reference = /^\d{1,12}$/.test(text) ? findReference(text, language) : undefined
  if (reference) return { href: reference.href }
  const town = getLandingPages(goal).findTown(titleCaseCity(text))
  if (town) return { filter: landingFilter({ town, type: undefined }) }
  const webId = findType(goal, text, language)
  if (webId) return { filter: { ...noFilter, types: [webId] } }
  const cities = findTowns(text, language)
  return cities.length > 0 ? { filter: { ...noFilter, cities } } : undefined
}
