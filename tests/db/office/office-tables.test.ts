/** Lists of the office as CSV files, on both databases: content, no formulas, and an audit entry for each export. */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Db } from '@/lib/server/db/client'
import { findAudit } from '@/lib/server/db/repositories/office/audit-trail'
import { giveProperties } from '@/lib/server/db/repositories/portal/owner-properties'
import { getInbox, readInboxQuery } from '@/lib/server/office/leads/leads-view'
import { auditFile, leadsFile, newsletterFile, ownerLogFile } from '@/lib/server/office/pages/table-files'
import { logForOwner } from '@/lib/server/office/people/owner-actions'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import { getProperty, snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { addAccount } from '../../support/staff.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

ownVarFolder()
globalThis.currentSnapshot = snapshot
const now = new Date('2026-11-23T10:00:00Z')
const staff = staffAtShell('nl')
const look = { language: 'nl', now } as const
const house = getProperty('s01')

/** With the byte order mark by which spreadsheets detect the encoding. */
async function linesOf(content: ReadableStream | string): Promise<string[]> {
  const bytes = await new Response(content).arrayBuffer()
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).trimEnd().split('\n')
}

async function addLead(db: Db, minute: number, name: string, state: 'new' | 'done' = 'new'): Promise<void> {
  const id = randomUUID()
  const payload = { FIRST_NAME: 'Ilse', LAST_NAME: name, EMAIL: 'ilse@voorbeeld.example', REMARK: '=HYPERLINK("x")' }
  const at = new Date(now.getTime() + minute * 60_000).toISOString()
  const row = {
    id,
    token: id,
    form: 'contact',
    language: 'nl',
    email: payload.EMAIL,
    property_id: house.id,
    status: 'new',
  } as const
  await db
    .insertInto('lead')
    .values({ ...row, state, payload: JSON.stringify(payload), created_at: at })
    .execute()
}

describeOnBoth('lists of the office as CSV files', (db) => {
  beforeEach(async () => {
    for (const table of ['account', 'audit', 'lead', 'portal_item'] as const) await db().deleteFrom(table).execute()
  })

  test('leads are exported with the filters, all pages, and without formulas', async () => {
    for (let minute = 0; minute < 30; minute++) await addLead(db(), minute, `Torfs ${minute}`)
    await addLead(db(), 40, 'Claes', 'done')
    const [heading, ...rows] = await linesOf(await leadsFile(db(), staff, readInboxQuery({ q: 'torfs' }), look))
    expect(heading).toBe(
      '\uFEFFDatum;Uur;Soort;Toestand;Naam;E-mail;Telefoon;Taal;Referentie;Pand;Medewerker;Beantwoord op;Bericht',
    )
    expect(rows).toHaveLength(30)
    expect(rows[0]).toMatch(/^23-11-2026;11:00;Vraag;Nieuw;Ilse Torfs 0;ilse@voorbeeld\.example;/)
    expect(rows[0]).toMatch(/;"'=HYPERLINK\(""x""\)"$/)
    expect(await findAudit(db(), staff, 1)).toMatchObject([{ action: 'exported', subject: 'leadList', detail: 'open' }])
  })

  test('the content of an application is not exported, only shown on its page', async () => {
    await addLead(db(), 0, 'Benali')
    await db().updateTable('lead').set({ form: 'rental-application' }).execute()
    const [, row = ''] = await linesOf(await leadsFile(db(), staff, readInboxQuery({}), look))
    expect(row).toContain('Ilse Benali')
    expect(row).not.toContain('HYPERLINK')
    const [item] = (await getInbox(db(), staff, 'nl', readInboxQuery({}), now)).items
    expect(item).toMatchObject({ name: 'Ilse Benali', excerpt: '' })
  })

  test('more rows than one query returns are exported once each, in the order of the list', async () => {
    for (let minute = 0; minute < 4; minute++) await addLead(db(), 0, `Eender ${minute}`)
    const values = await db().selectFrom('lead').selectAll().execute()
    const many = Array.from({ length: 1100 }, (_, index) => {
      const id = `many-${String(index).padStart(4, '0')}`
      return { ...values[0], id, token: id } as (typeof values)[number]
    })
    for (let start = 0; start < many.length; start += 100)
      await db()
        .insertInto('lead')
        .values(many.slice(start, start + 100))
        .execute()
    for (const view of ['open', 'new']) {
      const [, ...rows] = await linesOf(await leadsFile(db(), staff, readInboxQuery({ view }), look))
      expect(rows).toHaveLength(1104)
    }
  })

  test('the whole audit trail, newest first, with the name of each person', async () => {
    const row = { account_id: null, name: 'Lotte', action: 'noted', subject: 'lead', detail: null }
    const rows = Array.from({ length: 1500 }, (_, index) => ({
      ...row,
      id: randomUUID(),
      subject_id: String(index),
      at: new Date(now.getTime() - (index % 3) * 60_000).toISOString(),
    }))
    for (let start = 0; start < rows.length; start += 100)
      await db()
        .insertInto('audit')
        .values(rows.slice(start, start + 100))
        .execute()
    const [heading, ...lines] = await linesOf(await auditFile(db(), staff, look))
    expect(heading).toBe('\uFEFFDatum;Uur;Wie;Deed;Wat;Nummer;Detail')
    expect(lines).toHaveLength(1501)
    expect(new Set(lines).size).toBe(1501)
    expect(lines.filter((line) => line.includes('geëxporteerd'))).toHaveLength(1)
  })

  test('the log of an owner contains their properties; for an unknown owner there is none', async () => {
    const { id } = await addAccount(db(), 'owner')
    await giveProperties(db(), id, [house.id])
    const item = { property: String(house.id), date: '2026-11-20', type: 'phone', subject: '+32 3 000 00 00', status: 'done' }
    await logForOwner(db(), staff, 'communication', item, now)
    const [, ...rows] = await linesOf((await ownerLogFile(db(), staff, id, look)) ?? '')
    expect(rows).toEqual([expect.stringContaining("20-11-2026;Telefoon;;'+32 3 000 00 00;")])
    expect(await ownerLogFile(db(), staff, 'nobody', look)).toBeUndefined()
    expect((await findAudit(db(), staff, 1)).filter(({ action }) => action === 'exported')).toHaveLength(1)
  })

  test('the newsletter has each article with its figures', async () => {
    const [heading, ...rows] = await linesOf(await newsletterFile(db(), staff, look))
    expect(heading).toContain('Artikel;Datum;Eerst verstuurd;Laatst verstuurd;Lezers')
    expect(rows.length).toBeGreaterThan(0)
    expect(await findAudit(db(), staff, 1)).toMatchObject([{ action: 'exported', subject: 'newsletter' }])
  })
})
