/** The inbox of the office: its content and filters, and the quick search, on both databases. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { countInbox, countNewerLeads, findInbox, findOfficeLead } from '@/lib/server/db/repositories/office/office-leads'
import { assignLead } from '@/lib/server/office/leads/lead-actions'
import { getInbox, readInboxQuery } from '@/lib/server/office/leads/leads-view'
import { quickSearch } from '@/lib/server/office/pages/quick-search'
import { snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { fields, now, open, prepareLeads, shell } from '../../support/office-leads.ts'
import { addStaff } from '../../support/staff.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

vi.mock('@/lib/server/outbox/worker', () => ({ wakeOutbox: async () => undefined }))

ownVarFolder()

globalThis.currentSnapshot = snapshot

describe('the query of the inbox', () => {
  test('invalid values are ignored', () => {
    const query = { view: 'gone', who: 'x', form: 'constructor', language: 'xx', property: '-1', page: '0', q: '  ' }
    expect(readInboxQuery(query)).toEqual({ view: 'open', who: 'all', page: 1 })
    expect(
      readInboxQuery({
        view: 'done',
        who: 'mine',
        form: 'contact',
        language: 'fr',
        property: '4102311',
        page: '3',
        q: ' torfs ',
      }),
    ).toEqual({
      ...{ view: 'done', who: 'mine', form: 'contact', language: 'fr', propertyId: 4102311, page: 3, text: 'torfs' },
    })
  })
})

describeOnBoth('the inbox of the office', (db) => {
  const { addLead, agent, idsOf } = prepareLeads(db)

  test('is filtered by text, form, language and assignee; unconfirmed leads are not listed', async () => {
    const email = `${randomUUID()}@voorbeeld.example`
    const first = await addLead({ email })
    const second = await addLead({
      email,
      form: 'valuation',
      payload: { ...fields, LAST_NAME: 'Goossens' },
      at: new Date(now.getTime() - 1000),
    })
    const held = await addLead({ email, form: 'visit', status: 'pending' })
    expect(await idsOf({ ...open, text: email })).toEqual([second.id, first.id])
    expect(await findOfficeLead(db(), shell, held.id)).toBeUndefined()
    expect(await idsOf({ ...open, text: email, form: 'valuation' })).toEqual([second.id])
    expect(await idsOf({ ...open, text: 'GOOSSENS', form: 'valuation' })).toContain(second.id)
    expect(await idsOf({ ...open, text: '"onder" water? 100 %' })).toContain(first.id)
    expect(await idsOf({ ...open, text: '100 _' })).not.toContain(first.id)
    // Found in values, not in field names.
    const written = await addLead({ email, payload: { ...fields, PRIVACY: 'on', REMARK: 'Zegt: "privacy":' } })
    const named = await addLead({ email, payload: { ...fields, PRIVACY: 'on', REMARK: 'x, {' } })
    for (const text of ['privacy', '"privacy":']) {
      expect(await idsOf({ ...open, text })).toContain(written.id)
      expect(await idsOf({ ...open, text })).not.toContain(named.id)
    }
    expect(await idsOf({ ...open, text: 'X, {' })).toContain(named.id)
    await db().deleteFrom('lead').where('id', 'in', [written.id, named.id]).execute()
    expect(await idsOf({ ...open, text: email, language: 'fr' })).toEqual([])
    const { id, staff } = await agent('Nassim Bouazza')
    expect(await assignLead(db(), staff, first, id, now)).toBe('done')
    expect((await findInbox(db(), staff, { ...open, who: 'mine', text: email }, 1)).map((lead) => lead.id)).toEqual([first.id])
    expect(await idsOf({ ...open, who: 'nobody', text: email })).toEqual([second.id])
    expect(await idsOf({ ...open, who: id, text: email })).toEqual([first.id])
    expect(readInboxQuery({ who: id })).toMatchObject({ who: id })
    expect((await getInbox(db(), shell, 'nl', readInboxQuery({ q: email }), now)).colleagues).toContainEqual({
      id,
      name: 'Nassim Bouazza',
    })
    expect(await countInbox(db(), shell, { ...open, text: email })).toEqual({ open: 2, new: 1, inHand: 1, waiting: 0, done: 0 })
    expect(await countNewerLeads(db(), shell, new Date(now.getTime() - 500))).toBeGreaterThan(0)
    expect(await countNewerLeads(db(), shell, new Date(now.getTime() + 500))).toBe(0)
  })

  test('a viewing with a time and a judged testimonial are not late, nor counted as such', async () => {
    const email = `${randomUUID()}@voorbeeld.example`
    const at = new Date(now.getTime() - 20 * 86_400_000)
    const late = [await addLead({ email, at }), await addLead({ email, at, form: 'visit', status: 'requested' })]
    await addLead({ email, at, form: 'visit', status: 'confirmed' })
    await addLead({ email, at, form: 'visit', status: 'requested', payload: { ...fields, SLOT: 'waiting-list' } })
    await addLead({ email, at, form: 'testimonial', status: 'approved' })
    await addLead({ email, at, form: 'newsletter' })
    await addLead({ email })
    const inbox = await getInbox(db(), shell, 'nl', readInboxQuery({ q: email }), now)
    expect(inbox.counts.open).toBe(7)
    const isLate = inbox.items.filter(({ age }) => age?.state === 'late').map(({ id }) => id)
    expect(isLate.toSorted()).toEqual(late.map(({ id }) => id).toSorted())
    expect(inbox.late).toBe(2)
    expect((await getInbox(db(), shell, 'nl', readInboxQuery({ q: email, view: 'done' }), now)).late).toBe(0)
  })

  test('is part of the quick search, with properties and people, limited by rights', async () => {
    const name = `Vermeulen ${randomUUID().slice(0, 8)}`
    const lead = await addLead({ payload: { ...fields, LAST_NAME: name } })
    const { headers } = await addStaff(db(), 'agent')
    const requests = globalThis as typeof globalThis & { siteDb?: unknown }
    requests.siteDb = Promise.resolve(db())
    const found = await quickSearch(db(), headers, name.toUpperCase(), 'nl')
    expect(found).toMatchObject([{ group: 'leads', name: `Ilse ${name}`, href: `/nl/kantoor/aanvragen/${lead.id}/` }])
    await db().updateTable('lead').set({ form: 'rental-application' }).where('id', '=', lead.id).execute()
    const [application] = await quickSearch(db(), headers, name, 'nl')
    expect(found[0]?.about).toContain('kelder')
    expect(application?.about).not.toContain('kelder')
    const [property] = snapshot.properties
    const byNumber = await quickSearch(db(), headers, String(property?.id), 'nl')
    expect(byNumber.find(({ group }) => group === 'listings')?.href).toBe(`/nl/kantoor/panden/${property?.id}/`)
    expect(await quickSearch(db(), headers, 'x', 'nl')).toEqual([])
    expect(await quickSearch(db(), new Headers(), name, 'nl')).toEqual([])
    requests.siteDb = undefined
  })
})
