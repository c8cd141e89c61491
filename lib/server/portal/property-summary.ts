/** A property of an owner with its main figures, for the portal's start page. */
import 'server-only'
import { chosenPeriod } from '../../domain/portal/period.ts'
import { isPlanned } from '../../domain/portal/portal-item.ts'
import type { ConfidentialProperty } from '../../domain/property/confidential-property.ts'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import type { Language } from '../../domain/text/language.ts'
import type { Db } from '../db/client.ts'
import { listOwnedProperties } from './owned-property.ts'
import { findPortalItems } from './portal-items.ts'
import { contactKinds, findPropertyFigures } from './property-figures.ts'

export type OwnedPropertySummary = {
  property: ConfidentialProperty
  /** In the last thirty days. */
  views: number
  /** Number of contact forms in the same days. */
  requests: number
  /** Number of upcoming viewings with a time. */
  planned: number
}

/** Of each property of the account that is in the content. */
export async function findPropertySummaries(
  db: Db,
  accountId: string,
  now: Date,
  language: Language,
): Promise<OwnedPropertySummary[]> {
  const today = toLocalTime(now).date
  const summarize = async (property: ConfidentialProperty): Promise<OwnedPropertySummary> => {
    const ownership = { accountId, propertyId: property.id }
    const period = chosenPeriod('30', today, property.creationDate)
    const [{ views, actions }, viewings] = await Promise.all([
      findPropertyFigures(db, ownership, period, today),
      findPortalItems(db, { ownership, property }, 'visit', now, language),
    ])
    return {
      property,
      views,
      requests: contactKinds.reduce((sum, kind) => sum + actions[kind], 0),
      planned: viewings.filter((viewing) => isPlanned(viewing, today)).length,
    }
  }
  return Promise.all((await listOwnedProperties(db, accountId)).map(summarize))
}
