/** The owner portal: its content, and that other owners' data is not readable. */
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Db } from '@/lib/server/db/client'
import { deleteAccount } from '@/lib/server/db/repositories/accounts/accounts'
import { saveLead } from '@/lib/server/db/repositories/leads/leads'
import { findReport, listReports, saveReport } from '@/lib/server/db/repositories/portal/monthly-reports'
import { findLeadTimes, findRequestedViewings } from '@/lib/server/db/repositories/portal/owner-leads'
import { addFigures, findFigures } from '@/lib/server/db/repositories/portal/page-views'
import { addItems, findItems, type NewItem } from '@/lib/server/db/repositories/portal/portal-items'
import { exportTable } from '@/lib/server/portal/export-table'
import { createMonthlyReports } from '@/lib/server/portal/monthly-reports'
import { findOwnedProperty } from '@/lib/server/portal/owned-property'
import { findPortalItems } from '@/lib/server/portal/portal-items'
import { findPropertyFigures } from '@/lib/server/portal/property-figures'
import { reportContentSchema } from '@/lib/server/portal/report-content'
import { readDemoOwner, seedDemo } from '@/lib/server/portal/seed-demo'
import { erasePerson } from '@/lib/server/privacy/erase-person'
import { deleteExpired } from '@/lib/server/privacy/retention'
import { getProperty, getRecord, snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { addOwner } from '../../support/owner.ts'
import { queuedMails } from '../../support/queued-mails.ts'

const now = new Date('2026-11-20T12:00:00Z')

const today = '2026-11-20'

const mine = getProperty('s01')

const theirs = getProperty('s02')

// These tests use fixed days, independent of the date of the run.
beforeAll(() => {
  globalThis.currentSnapshot = snapshot
})

const item = (change: Partial<NewItem>): NewItem => ({
  propertyId: mine.id,
  kind: 'communication',
  date: '2026-11-12',
  time: undefined,
  type: 'email',
  contact: 'Lotte Verhaegen',
  subject: 'Vraag over de dakgoot',
  comment: '',
  status: 'open',
  link: undefined,
  views: undefined,
  contacts: undefined,
  email: '',
  ...change,
})

const lead = (change: {
  form: string
  email?: string
  status?: 'confirmed' | 'requested'
  startsAt?: string
  property?: number
}) => ({
  id: randomUUID(),
  token: randomUUID(),
  form: change.form,
  language: 'nl',
  email: change.email ?? 'sara@voorbeeld.example',
  propertyId: change.property ?? mine.id,
  status: change.status ?? ('new' as const),
  payload: { FIRST_NAME: 'Sara', LAST_NAME: 'Janssens', EMAIL: 'sara@voorbeeld.example' },
  uploads: [],
  messages: [],
  ...(change.startsAt && { slot: { agentId: 1, startsAt: change.startsAt, duration: 30 } }),
})

const period = { from: '2026-11-01', to: '2026-11-30' }

async function ownerOf(db: Db, ...ids: number[]) {
  const accountId = await addOwner(db, `${randomUUID()}@voorbeeld.example`, ids)
  return { accountId, propertyId: ids[0] ?? 0 }
}

describeOnBoth('portal', (db) => {
  test('an account finds nothing of a property it does not own, by any query', async () => {
    const owner = await ownerOf(db(), mine.id)
    const stranger = { ...(await ownerOf(db(), theirs.id)), propertyId: mine.id }
    const nobody = { accountId: 'nobody', propertyId: mine.id }
    await addFigures(db(), [{ propertyId: mine.id, day: today, kind: 'view', source: 'google', count: 7 }])
    await addItems(db(), [item({}), item({ kind: 'visit', type: 'visit', status: 'done' })], now)
    await saveLead(db(), lead({ form: 'visit', status: 'requested' }), now)
    await saveReport(db(), owner, '2026-09', { from: '' }, now)
    const questions = (ownership: typeof owner) =>
      Promise.all([
        findFigures(db(), ownership),
        findItems(db(), ownership, 'communication'),
        findItems(db(), ownership, 'visit'),
        findLeadTimes(db(), ownership),
        findRequestedViewings(db(), ownership),
        listReports(db(), ownership),
      ])
    for (const answer of await questions(owner)) expect(answer).not.toEqual([])
    for (const outsider of [stranger, nobody]) {
      for (const answer of await questions(outsider)) expect(answer).toEqual([])
      expect(await findReport(db(), outsider, '2026-09')).toBeUndefined()
      expect(await findOwnedProperty(db(), outsider.accountId, String(mine.id))).toBeUndefined()
    }
  })

  test.each(['0', '-1', '1e3', ' 5417', '05417', '99999999999999', 'x', '', String(getProperty('s03').id)])(
    'the number "%s" in an address is not a property of this owner',
    async (id) => {
      const { accountId } = await ownerOf(db(), mine.id)
      expect(await findOwnedProperty(db(), accountId, id)).toBeUndefined()
    },
  )

  test('figures of a period: views, sources, and actions of visitors by button and by form', async () => {
    const property = getProperty('s04')
    const owner = await ownerOf(db(), property.id)
    const figure = { propertyId: property.id, source: 'immoweb', kind: 'view' } as const
    await addFigures(db(), [
      { ...figure, day: '2026-10-31', count: 9 },
      { ...figure, day: '2026-11-16', count: 4 },
      { ...figure, day: today, source: 'google', count: 3 },
      { ...figure, day: today, kind: 'favourite', source: 'direct', count: 2 },
    ])
    for (const form of ['visit', 'documents', 'send-to-friend', 'contact'])
      await saveLead(db(), lead({ form, property: property.id }), now)
    const figures = await findPropertyFigures(db(), owner, period, today)
    expect(figures.summary).toMatchObject({ today: 3, week: 7, lastWeek: 0, month: 7, total: 16, since: '2026-10-31' })
    expect(figures.views).toBe(7)
    expect(figures.sources.map(({ source, percent }) => [source, percent])).toEqual([
      ['immoweb', 57],
      ['google', 43],
    ])
    expect(figures.actions).toMatchObject({ favourite: 2, share: 1, documents: 1, visit: 1, information: 0 })
  })

  test('viewings of the site are listed with logged ones, without the visitor’s first name', async () => {
    const property = getRecord('s11')
    const ownership = await ownerOf(db(), property.id)
    await addItems(db(), [item({ propertyId: property.id, kind: 'visit', type: 'open-house', status: 'done' })], now)
    const visit = { form: 'visit', property: property.id }
    await saveLead(db(), lead({ ...visit, status: 'confirmed', startsAt: '2026-11-24T16:30:00.000Z' }), now)
    await saveLead(db(), lead({ ...visit, status: 'confirmed', startsAt: '2026-11-18T10:00:00.000Z' }), now)
    await saveLead(db(), lead({ ...visit, status: 'requested' }), now)
    const viewings = await findPortalItems(db(), { ownership, property }, 'visit', now, 'nl')
    expect(viewings.map(({ date, time, contact, status }) => [date, time, contact, status])).toEqual([
      ['2026-11-24', '17:30', 'S. Janssens', 'confirmed'],
      ['2026-11-20', undefined, 'S. Janssens', 'requested'],
      ['2026-11-18', '11:00', 'S. Janssens', 'done'],
      ['2026-11-12', undefined, 'Lotte Verhaegen', 'done'],
    ])
  })

  test('a file has the rows of its table, in the requested language, without formulas', async () => {
    const property = getRecord('s06')
    const owned = { ownership: await ownerOf(db(), property.id), property }
    const items = [
      item({ propertyId: property.id, subject: '=HYPERLINK("https://kwaad.example")' }),
      item({ propertyId: property.id, subject: 'Brief van de stad', type: 'letter', status: 'received' }),
    ]
    await addItems(db(), items, now)
    const asking = { table: 'communications', language: 'fr', now, today } as const
    const all = await exportTable(db(), owned, { ...asking, query: new URLSearchParams() })
    expect(all).toContain('Date;Heure;Type;Contact;Sujet;Remarque;Statut')
    expect(all).toContain(`"'=HYPERLINK(""https://kwaad.example"")"`)
    const letters = await exportTable(db(), owned, { ...asking, query: new URLSearchParams('type=letter') })
    expect(letters.trim().split('\n')).toEqual([expect.anything(), '12-11-2026;;Lettre;Lotte Verhaegen;Brief van de stad;;Reçu'])
  })

  test('a report is created once a month, stored and mailed; not for later owners', async () => {
    const property = getProperty('s07')
    const id = await addOwner(db(), 'maand@voorbeeld.example', [property.id], { language: 'fr' })
    const late = { createdAt: new Date('2026-11-10T10:00:00Z') }
    const lateId = await addOwner(db(), 'laat@voorbeeld.example', [property.id], late)
    const owner = { accountId: id, propertyId: property.id }
    await addFigures(db(), [{ propertyId: property.id, day: '2026-10-12', kind: 'view', source: 'zimmo', count: 12 }])
    // Already the first of November in Belgium, still October in UTC.
    const firstDay = new Date('2026-10-31T23:30:00Z')
    await Promise.all([createMonthlyReports(db(), firstDay), createMonthlyReports(db(), firstDay)])
    await createMonthlyReports(db(), now)
    expect(await listReports(db(), owner)).toEqual(['2026-10'])
    expect(await listReports(db(), { ...owner, accountId: lateId })).toEqual([])
    const content = reportContentSchema.parse((await findReport(db(), owner, '2026-10'))?.content)
    expect(content).toMatchObject({ from: '2026-10-01', to: '2026-10-31', views: 12 })
    const mails = (await queuedMails(db(), { about: 'monthly-report' })).filter(
      ({ to }) => to === 'maand@voorbeeld.example' || to === 'laat@voorbeeld.example',
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toContain('Rapport mensuel, octobre 2026')
    expect(mails[0]?.text).toContain(`/fr/proprietaire/${property.id}/rapport/?month=2026-10`)
  })

  test('erasing a person removes them from items, an owner with the reports; old data expires', async () => {
    const property = getProperty('s09')
    const email = `${randomUUID()}@voorbeeld.example`
    const accountId = await addOwner(db(), email, [property.id])
    const owner = { accountId, propertyId: property.id }
    const about = { propertyId: property.id, kind: 'visit', type: 'visit', status: 'done' } as const
    await addItems(db(), [item({ ...about, email: 'Jan@voorbeeld.example' }), item({ ...about, date: '2023-01-01' })], now)
    expect(await erasePerson(db(), 'jan@VOORBEELD.example')).toMatchObject({ items: 1 })
    await deleteExpired(db(), now)
    expect(await findItems(db(), owner, 'visit')).toMatchObject([{ date: '2026-11-12', contact: '', subject: '', comment: '' }])
    await saveReport(db(), owner, '2026-09', {}, now)
    await deleteAccount(db(), email)
    expect(await db().selectFrom('monthly_report').selectAll().where('account_id', '=', accountId).execute()).toEqual([])
  })

  test('the demo is the same at each start, and relative to today', async () => {
    const { propertyIds } = readDemoOwner()
    const accountId = await addOwner(db(), 'demo@voorbeeld.example', propertyIds)
    const [propertyId = 0] = propertyIds
    const owner = { accountId, propertyId }
    await seedDemo(db(), accountId, propertyIds, now)
    const first = { figures: await findFigures(db(), owner), visits: await findItems(db(), owner, 'visit') }
    expect(new Set(first.figures.map(({ day }) => day)).size).toBe(60)
    expect(first.visits.length).toBeGreaterThan(5)
    expect(await listReports(db(), owner)).toEqual(['2026-10'])
    await seedDemo(db(), accountId, propertyIds, now)
    expect(await findFigures(db(), owner)).toEqual(first.figures)
    expect(await findItems(db(), owner, 'visit')).toEqual(first.visits)
    await seedDemo(db(), accountId, propertyIds, new Date('2026-11-21T12:00:00Z'))
    expect((await findItems(db(), owner, 'visit'))[0]?.date).toBe('2026-11-25')
  })
})
