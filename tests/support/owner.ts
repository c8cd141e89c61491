/** Owners for database tests: an account and its properties. */
import { insertAccount } from '@/lib/server/db/repositories/accounts/accounts'
import { giveProperties } from '@/lib/server/db/repositories/portal/owner-properties'

type Db = Parameters<typeof giveProperties>[0]

/** @param createdAt when the owner was invited. @returns the account's id. */
export async function addOwner(
  db: Db,
  email: string,
  propertyIds: readonly number[],
  {
    language = 'nl',
    createdAt = new Date('2026-01-05T10:00:00Z'),
  }: { language?: 'nl' | 'fr' | 'en' | 'de'; createdAt?: Date } = {},
): Promise<string> {
  const account = { email, name: 'An Peeters', passwordHash: undefined, role: 'owner', language } as const
  const id = await insertAccount(db, account, createdAt)
  await giveProperties(db, id, propertyIds)
  return id
}
