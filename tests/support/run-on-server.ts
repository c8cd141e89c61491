/** Runs a line of the site's own code with the secret and the data of the site under test. */
import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** @param code a module; `args` are its `process.argv` from 1 on. Gives what it prints. */
export function run(code: string, args: readonly string[]): string {
  const command = ['--conditions=react-server', '--input-type=module', '--eval', code, '--', ...args]
  return execFileSync(process.execPath, command, { cwd: root, env: { ...process.env, VAR_DIR: 'test-results/var' } }).toString()
}

const characters = `
import { readCharacters } from './lib/server/bot-protection/character-challenge.ts'
process.stdout.write(readCharacters(process.argv[1], new Date())?.digits ?? '')
`

/** The characters of a challenge, as their maker reads them. */
export const solveCharacters = (token: string) => run(characters, [token])

const application = `
import { signApplication } from './lib/server/applications/application-link.ts'
process.stdout.write(signApplication(Number(process.argv[1]), new Date(Date.now() + 3_600_000)))
`

/** The query of a link to apply for a rental, as it is mailed after a viewing. */
export const signedApplication = (propertyId: number) => run(application, [String(propertyId)])

const held = `
import { randomUUID } from 'node:crypto'
import { closeDb, getDb } from './lib/server/db/client.ts'
import { saveLead } from './lib/server/db/repositories/leads.ts'
import { getSnapshot } from './lib/server/content/current-snapshot.ts'
import { findFreeSlots, slotForVisitor } from './lib/server/viewings/free-slots.ts'
import { makeViewingToken, viewingPage } from './lib/server/viewings/viewing-links.ts'
const [db, now, id] = [await getDb(), new Date(), randomUUID()]
const property = getSnapshot().propertyById.get(Number(process.argv[1]))
const [startsAt] = await findFreeSlots(db, property, now)
const slot = slotForVisitor(property, startsAt, now)
const lead = { id, token: id, form: 'visit', language: 'nl', email: id + '@voorbeeld.example', propertyId: property.id }
const rest = { status: 'confirmed', payload: { FIRST_NAME: 'An' }, uploads: [], messages: [], heldMessages: [] }
await saveLead(db, { ...lead, ...rest, slot: { ...slot, limits: { ...slot.limits, unconfirmed: 0 } } }, now)
process.stdout.write(viewingPage('confirm', makeViewingToken('confirm', id, now), 'nl'))
await closeDb()
`

/** Holds a moment as if strangers had taken their third, and gives the address that the mail has. */
export const heldViewing = (propertyId: number) => run(held, [String(propertyId)])

const owner = `
import { closeDb, getDb } from './lib/server/db/client.ts'
import { hashPassword } from './lib/server/accounts/password.ts'
import { insertAccount } from './lib/server/db/repositories/accounts.ts'
import { giveProperties } from './lib/server/db/repositories/owner-properties.ts'
import { seedDemo } from './lib/server/portal/seed-demo.ts'
const [email, password, ...ids] = process.argv.slice(1)
const db = await getDb()
const passwordHash = await hashPassword(password)
const id = await insertAccount(db, { email, name: 'An Peeters', passwordHash, role: 'owner', language: 'nl' }, new Date())
await giveProperties(db, id, ids.map(Number))
await seedDemo(db, id, ids.map(Number), new Date())
await closeDb()
`

/** An owner with a password, whose properties have the demo's figures and items. */
export const makeOwner = (email: string, password: string, propertyIds: readonly number[]) =>
  run(owner, [email, password, ...propertyIds.map(String)])
