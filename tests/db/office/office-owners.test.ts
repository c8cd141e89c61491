/** Owners in the office: invitations, properties, logged activities, and access to their portal. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkAccess } from '@/lib/server/accounts/check-access'
import type { Db } from '@/lib/server/db/client'
import { insertAccount } from '@/lib/server/db/repositories/accounts/accounts'
import { findOwned } from '@/lib/server/db/repositories/office/office-owners'
import { giveProperties } from '@/lib/server/db/repositories/portal/owner-properties'
import { inviteOwnerAs, logForOwner, removePropertyFrom } from '@/lib/server/office/people/owner-actions'
import { logSchema, receiveLog, receiveOwnerInvitation } from '@/lib/server/office/people/owner-forms'
import { getOwner, getOwners, readOwnerQuery } from '@/lib/server/office/people/owners-view'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import { translatorOf } from '@/lib/server/pages/translator'
import { findOwnedProperty } from '@/lib/server/portal/owned-property'
import { findPortalItems } from '@/lib/server/portal/portal-items'
import { findPortalViewer } from '@/lib/server/portal/portal-viewer'
import { getProperty, snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { addOwner } from '../../support/owner.ts'
import { addAccount, addMember, addStaff, logInWith } from '../../support/staff.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

ownVarFolder()
globalThis.currentSnapshot = snapshot

const now = new Date('2026-11-20T13:30:00Z')
const staff = staffAtShell('nl')
const look = { staff, language: 'nl', now } as const
const [house, other] = [getProperty('s01'), getProperty('s02')]
const requests = globalThis as typeof globalThis & { siteDb?: unknown }

const invite = (db: Db, email: string, name: string) =>
  inviteOwnerAs(db, staff, { email, name, language: 'fr', propertyIds: [house.id] }, randomUUID(), now)

const auditOf = async (db: Db) =>
  (await db.selectFrom('audit').select(['action', 'subject']).orderBy('id').execute()).map(
    ({ action, subject }) => `${action} ${subject}`,
  )

describeOnBoth('owners in the office', (db) => {
  beforeAll(() => {
    requests.siteDb = Promise.resolve(db())
  })
  afterAll(() => {
    requests.siteDb = undefined
  })
  beforeEach(async () => {
    for (const table of ['account', 'audit', 'portal_item', 'outbox'] as const) await db().deleteFrom(table).execute()
  })

  test('are listed by name, with their properties, and found by name or address', async () => {
    await invite(db(), 'zoe@voorbeeld.example', 'Zoë Adriaens')
    await giveProperties(db(), (await addAccount(db(), 'owner')).id, [other.id])
    const list = await getOwners(db(), readOwnerQuery({}), look)
    expect(list.counts).toEqual({ all: 2, active: 1, invited: 1 })
    const invited = await getOwners(db(), readOwnerQuery({ view: 'invited' }), look)
    expect(invited.items).toMatchObject([{ name: 'Zoë Adriaens', hasPassword: false, writes: 'fr' }])
    expect(invited.items[0]?.owned).toMatchObject([{ propertyId: house.id, property: { id: house.id } }])
    const found = await getOwners(db(), readOwnerQuery({ q: 'ADRIAENS' }), look)
    expect(found.items.map(({ name }) => name)).toEqual(['Zoë Adriaens'])
    expect(found.counts).toEqual({ all: 1, active: 0, invited: 1 })
    const past = await getOwners(db(), readOwnerQuery({ page: '9' }), look)
    expect(past).toMatchObject({ query: { page: 1 }, items: [{}, {}] })
    // Typed wildcards are not interpreted.
    expect((await getOwners(db(), readOwnerQuery({ q: '%' }), look)).items).toEqual([])
  })

  test('an invitation, an added and a removed property are in the audit trail', async () => {
    expect(await invite(db(), 'zoe@voorbeeld.example', 'Zoë')).toEqual({ kind: 'invited' })
    const [owner] = (await getOwners(db(), readOwnerQuery({}), look)).items
    const id = owner?.id ?? ''
    expect(await removePropertyFrom(db(), staff, id, house.id, now)).toBe(true)
    expect(await findOwned(db(), staff, [id], '2026-11-20')).toEqual([])
    expect(await removePropertyFrom(db(), staff, id, house.id, now)).toBe(false)
    expect(await removePropertyFrom(db(), staff, 'nobody', house.id, now)).toBe(false)
    expect((await auditOf(db())).toSorted()).toEqual(['invited owner', 'removed ownership'])
    const refused = { email: 'x@voorbeeld.example', name: 'X', language: 'nl', propertyIds: [1] } as const
    expect(await inviteOwnerAs(db(), staff, refused, 'token', now)).toMatchObject({ kind: 'unknown-property' })
    expect(await auditOf(db())).toHaveLength(2)
  })

  test('an owner with a password is mailed in their own language, and the page shows the result', async () => {
    const account = { email: 'luc@voorbeeld.example', name: 'Luc', role: 'owner', language: 'fr', passwordHash: 'hash' } as const
    await insertAccount(db(), account, now)
    const values = { EMAIL: account.email, NAME: 'Luc', property: String(house.id), invitee: 'nl' as const }
    const job = { db: db(), staff, language: 'nl', t: translatorOf('nl'), now } as const
    expect(await receiveOwnerInvitation({ ...job, values })).toEqual({ goTo: expect.stringMatching(/\?said=given$/) })
    const [mail] = await db().selectFrom('outbox').select(['subject', 'message']).execute()
    expect([mail?.subject, JSON.parse(mail?.message ?? '{}').language]).toEqual(['account: property', 'fr'])
  })

  test('a logged activity appears in the portal word for word, and counts as the last contact', async () => {
    const id = await addOwner(db(), 'an@voorbeeld.example', [house.id])
    const fields = { property: String(house.id), date: '2026-11-04', type: 'phone', subject: 'Over de prijs', status: 'done' }
    expect(await logForOwner(db(), staff, 'communication', fields, now)).toMatchObject({ kind: 'logged' })
    expect(await logForOwner(db(), staff, 'communication', { ...fields, date: 'x' }, now)).toMatchObject({ kind: 'wrong' })
    const owned = await findOwnedProperty(db(), id, String(house.id))
    const items = owned && (await findPortalItems(db(), owned, 'communication', now, 'nl'))
    expect(items).toMatchObject([{ subject: 'Over de prijs', type: 'phone', date: '2026-11-04' }])
    // Sixteen days: longer than two weeks.
    expect(await getOwner(db(), id, look)).toMatchObject({
      lastAt: '2026-11-04',
      quiet: 16,
      logged: [{ subject: 'Over de prijs' }],
    })
    expect(await auditOf(db())).toEqual(['noted portal'])
    const typed = {
      owner: id,
      kind: 'communication',
      communication: 'phone',
      subject: 'Over de prijs',
      property: fields.property,
    }
    const job = { db: db(), staff, language: 'nl' as const, t: translatorOf('nl'), now }
    for (const date of ['0002-11-04', '1999-12-31', '2031-01-01'])
      expect(await receiveLog({ ...job, values: logSchema.parse({ ...typed, date }) })).toMatchObject({
        notice: { tone: 'wrong' },
        errors: { date: expect.stringContaining('2000') },
        values: { date, subject: 'Over de prijs' },
      })
    expect(await auditOf(db())).toEqual(['noted portal'])
    for (let row = 0; row < 13; row += 1) await logForOwner(db(), staff, 'communication', fields, now)
    const { logged, loggedCount } = (await getOwner(db(), id, look)) ?? {}
    expect([logged?.length, loggedCount]).toEqual([12, 14])
  })

  test('the office sees a portal as its owner does, with a second factor, and each view is in the audit trail', async () => {
    const id = await addOwner(db(), 'an@voorbeeld.example', [house.id])
    const { headers } = await addStaff(db(), 'agent')
    const viewer = await findPortalViewer(headers, String(house.id), now)
    expect(viewer).toMatchObject({ isOffice: true, account: { id, role: 'owner' } })
    expect(await auditOf(db())).toEqual(['saw portal'])
    // A property without owner; an invalid number.
    expect(await findPortalViewer(headers, String(other.id), now)).toBeUndefined()
    expect(await findPortalViewer(headers, '1x', now)).toBeUndefined()
    const half = (await addMember(db(), 'manager')).headers
    expect(await findPortalViewer(half, String(house.id), now)).toBeUndefined()
    const subscriber = await logInWith(db(), (await addAccount(db(), 'seeker')).email)
    expect(await findPortalViewer(subscriber, String(house.id), now)).toBeUndefined()
    expect(await findPortalViewer(new Headers(), String(house.id), now)).toBeUndefined()
    expect(await auditOf(db())).toHaveLength(1)
    const page = { kind: 'rewrite', path: `/nl/portal/${house.id}/`, status: 200 } as const
    const asked = (who: Headers) => checkAccess(page, { headers: who, nextUrl: { pathname: '/nl/eigenaar/' } })
    expect(await asked(headers)).toEqual(page)
    expect(await asked(half)).toMatchObject({ status: 404 })
    expect(await asked(subscriber)).toMatchObject({ status: 404 })
  })
})
