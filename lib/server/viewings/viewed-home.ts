/**
 * The property of a viewing. A viewing stays valid while its property is held back or no longer in the content: then only its
 * name and place are shown, which the mails contained as well, or its reference if those are unknown.
 */
import 'server-only'
import { belgiumId } from '../../domain/law/country.ts'
import { type BareProperty, toBareProperty } from '../../domain/property/bare-property.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import { formsOf } from '../../domain/property/property-forms.ts'
import { inEachLanguage } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { translatorOf } from '../pages/translator.ts'

/** `held`: in the content, but not published. `left`: not in the content, or its file cannot be read. */
export type HomeState = 'shown' | 'held' | 'left'

/** Whether the property with this number is published. */
export function homeState(id: number): HomeState {
  const { propertyById, drafts } = getSnapshot()
  if (propertyById.has(id)) return 'shown'
  return drafts.propertyById.has(id) ? 'held' : 'left'
}

/** The whole property; undefined while it is not published. */
export const findShownHome = (id: number): PublicProperty | undefined => getSnapshot().propertyById.get(id)

export const isShown = (id: number): boolean => homeState(id) === 'shown'

/** Whether visitors may request a time: not if it is sold, let, archived or held back. */
export function canBeViewed(id: number): boolean {
  const property = getSnapshot().propertyById.get(id)
  return property !== undefined && formsOf(property).includes('visit')
}

/** The reason why not; undefined if they may. */
export function whyNotViewed(id: number): 'sold' | 'rented' | 'archived' | 'withheld' | undefined {
  if (canBeViewed(id)) return undefined
  const property = getSnapshot().propertyById.get(id)
  if (!property) return 'withheld'
  return property.availability === 'available' ? 'archived' : property.availability
}

/** Its last address also contains the town. */
function findRemovedHome(id: number, agentId: number): BareProperty {
  const former = getSnapshot().former.get(id)
  const { zip, city, goal } = former?.kind === 'property' ? former : { zip: '', city: '', goal: 'sale' as const }
  const texts = inEachLanguage((language) => ({
    title: translatorOf(language)('Mail.reference', { id: String(id) }),
    ...{ mainTypeName: '', marqueeName: '', countryName: '', priceUnitText: '', epcLabelText: '', description: '' },
  }))
  const address = { kind: 'shown', street: '', houseNumber: '', boxNr: '' } as const
  return { id, agentId, goal, texts, address, zip, city, countryId: belgiumId }
}

/** @param agentId agent of the viewing's calendar, used if the property's agent is unknown */
export function findHome(id: number, agentId = 0): BareProperty {
  const home = findShownHome(id) ?? getSnapshot().drafts.propertyById.get(id)
  return home ? toBareProperty(home) : findRemovedHome(id, agentId)
}
