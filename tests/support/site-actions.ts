/**
 * Functions of the site's own code for browser tests, run with the secret and the data of the site under test: a program that
 * run-on-server.ts calls, by messages or at a given port.
 */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { fromLocalTime, toLocalTime } from '../../lib/domain/text/brussels-time.ts'
import { addDays } from '../../lib/domain/text/date.ts'
import { inviteOwner as invite } from '../../lib/server/accounts/invite-owner.ts'
import { logIn } from '../../lib/server/accounts/log-in.ts'
import { hashPassword } from '../../lib/server/accounts/password.ts'
import { confirmSecondFactor, findPending, startSecondFactor } from '../../lib/server/accounts/second-factor.ts'
import { signApplication } from '../../lib/server/applications/application-link.ts'
import { readCharacters } from '../../lib/server/bot-protection/character-challenge.ts'
import { getSnapshot } from '../../lib/server/content/snapshot/current-snapshot.ts'
import { getDb } from '../../lib/server/db/client.ts'
import { findAccount, insertAccount } from '../../lib/server/db/repositories/accounts/accounts.ts'
import { saveLead } from '../../lib/server/db/repositories/leads/leads.ts'
import { saveMember } from '../../lib/server/db/repositories/office/office-staff.ts'
import { giveProperties } from '../../lib/server/db/repositories/portal/owner-properties.ts'
import { noteLinkClick } from '../../lib/server/db/repositories/viewings/confirmed-addresses.ts'
import { submitForm } from '../../lib/server/leads/submit-form.ts'
import { inviteStaff } from '../../lib/server/office/staff/manage-staff.ts'
import { staffAtShell } from '../../lib/server/office/staff/staff.ts'
import { seedDemo } from '../../lib/server/portal/seed-demo.ts'
import { findFreeSlots, slotForVisitor } from '../../lib/server/viewings/free-slots.ts'
import { makeViewingToken, viewingPage } from '../../lib/server/viewings/viewing-links.ts'
import { totp } from './totp.ts'

type Role = 'owner' | 'seeker'

const name = 'An Peeters'

const asHeader = (cookies: readonly string[]) => cookies.map((line) => line.split(';')[0]).join('; ')

/** Hashing takes a tenth of a second, and all test accounts have the same password: one hash is enough. */
const hashes = new Map<string, Promise<string>>()

function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

/** The cookies of a login. */
async function cookiesOf(email: string, password: string): Promise<string> {
  const login = await logIn(await getDb(), { email, password }, { headers: new Headers(), address: '192.0.2.1' }, new Date())
  if (!('cookies' in login)) throw new Error(`no login for ${email}: ${login.kind}`)
  return asHeader(login.cookies)
}

/** Enables the second factor. @param cookie of a login. @returns its secret, and the new cookies. */
async function connectApp(email: string, password: string, cookie: string): Promise<{ secret: string; cookies: string }> {
  const [db, headers] = [await getDb(), new Headers({ cookie })]
  await startSecondFactor(db, password, headers)
  const account = await findAccount(db, email)
  const pending = account && (await findPending(db, account, 'Test'))
  const result = pending && (await confirmSecondFactor(db, totp(pending.secret, new Date()), headers))
  if (result?.kind !== 'done') throw new Error(`no second factor for ${email}`)
  return { secret: pending?.secret ?? '', cookies: asHeader(result.cookies) }
}

async function insert(email: string, role: Role, password: string, propertyIds: readonly number[]): Promise<string> {
  const db = await getDb()
  const passwordHash = await hashOf(password)
  const id = await insertAccount(db, { email, name, passwordHash, role, language: 'nl' }, new Date())
  await giveProperties(db, id, propertyIds)
  return id
}

export const siteActions = {
  /** The expected characters of a challenge, decrypted from its token. */
  solveCharacters: async (token: string): Promise<string> => readCharacters(token, new Date())?.digits ?? '',

  /** The query of a link to apply for a rental, as mailed after a viewing. */
  signedApplication: async (propertyId: number): Promise<string> => signApplication(propertyId, new Date(Date.now() + 3_600_000)),

  /** Reserves a slot as if unverified addresses had taken their third, and returns the address of the mailed link. */
  heldViewing: async (propertyId: number): Promise<string> => {
    const [db, now, id] = [await getDb(), new Date(), randomUUID()]
    const property = getSnapshot().propertyById.get(propertyId)
    if (!property) throw new Error(`no property ${propertyId}`)
    const [startsAt] = (await findFreeSlots(db, property, now)) ?? []
    if (!startsAt) throw new Error(`no free moment for ${propertyId}`)
    const slot = await slotForVisitor(db, property, startsAt, now)
    const visitor = { id, token: id, form: 'visit', language: 'nl', email: `${id}@voorbeeld.example`, propertyId } as const
    const lead = {
      ...visitor,
      status: 'confirmed',
      payload: { FIRST_NAME: 'An' },
      uploads: [],
      messages: [],
      heldMessages: [],
    } as const
    const limits = slot.limits && { limits: { ...slot.limits, unconfirmed: 0 } }
    await saveLead(db, { ...lead, slot: { ...slot, ...limits } }, now)
    return viewingPage('confirm', makeViewingToken('confirm', id, now), 'nl')
  },

  /** Sends the invitation, as `npm run owner -- invite` does. */
  inviteOwner: async (email: string, language: 'nl' | 'fr' | 'en', propertyIds: readonly number[]): Promise<void> => {
    await invite(await getDb(), { email, name, language, propertyIds }, randomUUID(), new Date())
  },

  /** Creates an account with a password; returns the cookies of a login. */
  addAccount: async (email: string, role: Role, password: string, propertyIds: readonly number[]): Promise<string> => {
    await insert(email, role, password, propertyIds)
    return cookiesOf(email, password)
  },

  /** Enables the second factor; returns its secret. @param cookie of a login of the account. */
  addSecondFactor: async (email: string, password: string, cookie: string): Promise<string> =>
    (await connectApp(email, password, cookie)).secret,

  /** Creates a member of staff with a second factor; returns the cookies of a login. */
  addStaff: async (email: string, password: string, rank: 'agent' | 'manager', language: 'nl' | 'fr'): Promise<string> => {
    const [db, passwordHash] = [await getDb(), await hashOf(password)]
    const account = { email, name: 'Elise Dumont', passwordHash, role: 'staff', language } as const
    const accountId = await insertAccount(db, account, new Date())
    await saveMember(db, staffAtShell(language), { accountId, rank, agentId: undefined }, new Date())
    return (await connectApp(email, password, await cookiesOf(email, password))).cookies
  },

  /** Creates a member of staff without an authenticator app; returns the cookies of a login. */
  addStaffWithoutCodes: async (email: string, password: string, rank: 'agent' | 'manager'): Promise<string> => {
    const [db, passwordHash] = [await getDb(), await hashOf(password)]
    const account = { email, name: 'Elise Dumont', passwordHash, role: 'staff', language: 'nl' } as const
    const accountId = await insertAccount(db, account, new Date())
    await saveMember(db, staffAtShell('nl'), { accountId, rank, agentId: undefined }, new Date())
    return cookiesOf(email, password)
  },

  /** Invites a person into the office, as `npm run agency -- staff invite` does. */
  inviteStaff: async (email: string, rank: 'agent' | 'manager', language: 'nl' | 'fr'): Promise<void> => {
    const invitation = { email, name: 'Elise Dumont', language, rank, agentId: undefined }
    await inviteStaff(await getDb(), staffAtShell(language), invitation, randomUUID(), new Date())
  },

  /** Creates a question that is some days old, so that it is late. */
  addLateLead: async (lastName: string): Promise<string> => {
    const [id, createdAt] = [randomUUID(), new Date(Date.now() - 9 * 86_400_000)]
    const payload = { FIRST_NAME: 'Ilse', LAST_NAME: lastName, REMARK: 'Staat de kelder soms onder water?' }
    const visitor = { id, token: id, form: 'information', language: 'nl', email: `${id}@voorbeeld.example`, propertyId: 4102318 }
    await saveLead(await getDb(), { ...visitor, status: 'new', payload, uploads: [], messages: [] }, createdAt)
    return visitor.email
  },

  /** Verifies an address: unverified ones have at most a third of an agent's slots, which other tests may have taken. */
  confirmedAddress: async (): Promise<string> => {
    const [db, id, now] = [await getDb(), randomUUID(), new Date()]
    const visitor = { id, token: id, form: 'contact', language: 'nl', email: `${id}@voorbeeld.example`, propertyId: undefined }
    await saveLead(db, { ...visitor, status: 'new', payload: {}, uploads: [], messages: [] }, now)
    await noteLinkClick(db, id, now)
    return visitor.email
  },

  /** Creates a confirmed viewing for tomorrow. */
  addViewing: async (propertyId: number, lastName: string): Promise<void> => {
    const [id, now] = [randomUUID(), new Date()]
    const visitor = { id, token: id, form: 'visit', language: 'nl', email: `${id}@voorbeeld.example`, propertyId } as const
    const lead = {
      ...visitor,
      status: 'confirmed',
      payload: { FIRST_NAME: 'Saar', LAST_NAME: lastName },
      uploads: [],
      messages: [],
    } as const
    const startsAt = new Date(now.getTime() + 86_400_000 + Math.floor(Math.random() * 3_600_000)).toISOString()
    await saveLead(
      await getDb(),
      { ...lead, slot: { agentId: 900_000 + Math.floor(Math.random() * 90_000), startsAt, duration: 30 } },
      now,
    )
  },

  /** Requests a viewing without a time; returns the visitor's mail address. */
  askForViewing: async (propertyId: number, language: 'nl' | 'fr', lastName: string): Promise<string> => {
    const [data, email] = [new FormData(), `${randomUUID()}@voorbeeld.example`]
    const hidden = { _form: 'visit', _language: language, _token: randomUUID(), _subject: String(propertyId) }
    const person = { FIRST_NAME: 'Saar', LAST_NAME: lastName, EMAIL: email, PHONE_NUMBER: '0470123456', PRIVACY: 'on' }
    for (const [name, value] of Object.entries({ ...hidden, ...person, SLOT: 'other', CONTACT_SLOTS: '10:00-13:00' }))
      data.append(name, value)
    const result = await submitForm(data, new Date())
    if (result.kind !== 'saved') throw new Error(`not asked for: ${result.kind}`)
    return email
  },

  /** Creates a question about a property. Returns its lead. */
  askQuestion: async (propertyId: number, lastName: string): Promise<string> => {
    const [data, email] = [new FormData(), `${randomUUID()}@voorbeeld.example`]
    const hidden = { _form: 'information', _language: 'nl', _token: randomUUID(), _subject: String(propertyId) }
    const person = { FIRST_NAME: 'Ilse', LAST_NAME: lastName, EMAIL: email, PHONE_NUMBER: '0470123456', PRIVACY: 'on' }
    for (const [name, value] of Object.entries({ ...hidden, ...person, REMARK: 'Kan ik komen kijken?' })) data.append(name, value)
    const result = await submitForm(data, new Date())
    if (result.kind !== 'saved') throw new Error(`not asked: ${result.kind}`)
    return (await (await getDb()).selectFrom('lead').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
  },

  /** The page of the proposed times, as linked in the mail. */
  chooseLink: async (email: string): Promise<string> => {
    const lead = await (await getDb()).selectFrom('lead').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    return viewingPage('choose', makeViewingToken('choose', lead.id, new Date()), 'fr')
  },

  /** Moves a viewing to yesterday at three, as the calendar shows no nights. Returns that day. */
  endViewing: async (email: string): Promise<string> => {
    const db = await getDb()
    const lead = await db.selectFrom('lead').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    const { date: today } = toLocalTime(new Date())
    const date = addDays(today, -1)
    const start = (fromLocalTime({ date, time: '15:00' })?.getTime() ?? 0) + Math.floor(Math.random() * 60_000)
    const starts_at = new Date(start).toISOString()
    await db.updateTable('appointment').set({ starts_at }).where('lead_id', '=', lead.id).execute()
    return date
  },

  /** Creates an owner whose properties have the demo's figures and items; returns the cookies of a login. */
  makeOwner: async (email: string, password: string, propertyIds: readonly number[]): Promise<string> => {
    await seedDemo(await getDb(), await insert(email, 'owner', password, propertyIds), propertyIds, new Date())
    return cookiesOf(email, password)
  },
}

/** `number` matches responses to requests. */
export type Request = { number: number; action: keyof typeof siteActions; args: readonly unknown[] }
export type Answer = { number: number; result: unknown } | { number: number; error: string }

async function answer({ number, action, args }: Request): Promise<Answer> {
  try {
    return { number, result: await Reflect.apply(siteActions[action], undefined, args) }
  } catch (error) {
    return { number, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** Serves all workers over HTTP, so that the code of the shared site is loaded once. */
function listen(port: number): void {
  const server = createServer(async (incoming, outgoing) => {
    const body = await text(incoming)
    outgoing.end(body && JSON.stringify(await answer(JSON.parse(body))))
  })
  server.listen(port, 'localhost')
}

const [port] = process.argv.slice(2)
if (port) listen(Number(port))
process.on('message', async (request: Request) => process.send?.(await answer(request)))
// Without its parent there are no more requests.
process.once('disconnect', () => process.exit())
