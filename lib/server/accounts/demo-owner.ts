/** The demo account of an owner, created by `npm run site` (ruling 33), never by a production start. */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { insertAccount, setPassword } from '../db/repositories/accounts/accounts.ts'
import { giveProperties, propertiesOfOwner } from '../db/repositories/portal/owner-properties.ts'
import { readDemoOwner } from '../portal/seed-demo.ts'
import { hashPassword } from './password.ts'

const email = 'eigenaar@voorbeeld.example'

export type DemoOwner = {
  accountId: string
  email: string
  propertyIds: readonly number[]
}

/**
 * The properties that the demo's texts are about; in the content of another agency the first one for sale and the first one for
 * rent.
 */
function chooseProperties(): number[] {
  const { properties, propertyById } = getSnapshot()
  const named = readDemoOwner().propertyIds.filter((id) => propertyById.has(id))
  if (named.length > 0) return named.toSorted((a, b) => a - b)
  const first = (goal: PublicProperty['goal']) =>
    properties.find((property) => property.goal === goal && property.availability === 'available')
  return [first('sale'), first('rent')].flatMap((property) => property?.id ?? [])
}

/** Creates the demo owner, or sets the password of an existing one, which ends its sessions. */
export async function makeDemoOwner(db: Db, password: string, now: Date): Promise<DemoOwner> {
  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (transaction) => {
    const { defaultLanguage: language } = getSnapshot().site
    const person = { email, name: 'An Peeters', role: 'owner' as const, language }
    const accountId = await insertAccount(transaction, { ...person, passwordHash: undefined }, now)
    await setPassword(transaction, accountId, passwordHash, now)
    const known = await propertiesOfOwner(transaction, accountId)
    const propertyIds = known.length > 0 ? known : chooseProperties()
    await giveProperties(transaction, accountId, propertyIds)
    return { accountId, email, propertyIds }
  })
}
