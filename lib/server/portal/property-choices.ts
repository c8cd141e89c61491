/** The properties that an owner chooses between. */
import 'server-only'
import { toLocalTime } from '../../domain/brussels-time.ts'
import type { Language } from '../../domain/language.ts'
import type { Account } from '../accounts/current-account.ts'
import { getDb } from '../db/client.ts'
import { findFigures } from '../db/repositories/figures.ts'
import { listOwnedProperties } from './owned-property.ts'
import { portalLink } from './portal-links.ts'
import { type PropertyHead, toPropertyHead } from './property-head.ts'

export async function listPropertyChoices(
  { id: accountId }: Account,
  language: Language,
  now: Date,
): Promise<{ head: PropertyHead; href: string; viewsToday: number }[]> {
  const db = await getDb()
  const today = toLocalTime(now).date
  return Promise.all(
    (await listOwnedProperties(db, accountId)).map(async (property) => {
      const figures = await findFigures(db, { accountId, propertyId: property.id })
      const seen = figures.filter(({ day, kind }) => day === today && kind === 'view')
      const viewsToday = seen.reduce((sum, { count }) => sum + count, 0)
      return { head: toPropertyHead(property, language), href: portalLink(property.id, undefined, language), viewsToday }
    }),
  )
}
