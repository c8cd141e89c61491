/** Actions of the office on a lead, on both databases. */
import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { findAudit } from '@/lib/server/db/repositories/office/audit-trail'
import { findLeadHistory, findNotes } from '@/lib/server/db/repositories/office/office-lead-work'
import { findOfficeLead, findRelatedLeads } from '@/lib/server/db/repositories/office/office-leads'
import { undoMs } from '@/lib/server/office/forms/undo-window'
import {
  addNote,
  answerLead,
  assignLead,
  changeState,
  exportPerson,
  mergeLead,
  previewAnswer,
} from '@/lib/server/office/leads/lead-actions'
import { receiveUndoneLead } from '@/lib/server/office/leads/lead-forms'
import { getLeadView } from '@/lib/server/office/leads/lead-view'
import { formerOf, formerText, readFormer, undoLead } from '@/lib/server/office/leads/undo-lead'
import { translatorOf } from '@/lib/server/pages/translator'
import { getProperty, snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { fields, now, open, prepareLeads, shell } from '../../support/office-leads.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

vi.mock('@/lib/server/outbox/worker', () => ({ wakeOutbox: async () => undefined }))

ownVarFolder()

globalThis.currentSnapshot = snapshot

describeOnBoth('the leads of the office', (db) => {
  const { addLead, agent, idsOf } = prepareLeads(db)

  test('a change of an older version is rejected, and nothing is changed', async () => {
    const lead = await addLead()
    const [one, two] = [await agent('Samira El Idrissi'), await agent('Wouter De Backer')]
    expect(await changeState(db(), one.staff, lead, 'inHand', now)).toBe('done')
    expect(await changeState(db(), two.staff, lead, 'done', now)).toBe('newer')
    expect(await answerLead(db(), two.staff, lead, { subject: 'Kelder', text: 'Droog.', isLast: true }, now)).toBe('newer')
    expect(await findOfficeLead(db(), shell, lead.id)).toMatchObject({ state: 'inHand', version: 2, answeredAt: undefined })
    expect(await db().selectFrom('outbox').select('id').where('lead_id', '=', lead.id).execute()).toEqual([])
    expect(await findLeadHistory(db(), one.staff, lead.id)).toMatchObject([
      { kind: 'state', before: 'new', after: 'inHand', isMine: true },
    ])
    expect(await changeState(db(), one.staff, { id: 'none', version: 1 }, 'done', now)).toBe('unknown')
    expect(await assignLead(db(), one.staff, { ...lead, version: 2 }, 'nobody here', now)).toBe('unknown')
  })

  test('of two concurrent answers one is sent', async () => {
    const lead = await addLead()
    const answers = await Promise.all(
      ['Droog.', 'Nat.'].map((text) => answerLead(db(), shell, lead, { subject: 'Kelder', text, isLast: false }, now)),
    )
    expect(answers.toSorted()).toEqual(['done', 'newer'])
    expect(await db().selectFrom('outbox').select('id').where('lead_id', '=', lead.id).execute()).toHaveLength(1)
  })

  test('an answer is mailed in the visitor’s language, stored in the history, and recorded in the audit trail without its text', async () => {
    const lead = await addLead()
    const { id, staff } = await agent('Lotte Verhaegen')
    const answer = { subject: 'De kelder', text: 'Dag Ilse,\n\nDe kelder is droog.\n\nLotte' }
    expect(await previewAnswer(db(), staff, lead.id, answer, now)).toContain('De kelder is droog.')
    expect(await answerLead(db(), staff, lead, { ...answer, isLast: false }, now)).toBe('done')
    const [mail] = await db().selectFrom('outbox').select(['message', 'subject']).where('lead_id', '=', lead.id).execute()
    expect(JSON.parse(mail?.message ?? '')).toMatchObject({
      template: 'lead-answer',
      to: fields.EMAIL,
      language: 'nl',
      replyTo: staff.email,
    })
    const found = await findOfficeLead(db(), shell, lead.id)
    expect(found).toMatchObject({ state: 'waiting', answeredAt: now, assignee: { id, name: 'Lotte Verhaegen' } })
    expect(await findLeadHistory(db(), staff, lead.id)).toMatchObject([
      { kind: 'answered', before: 'De kelder', after: answer.text },
    ])
    const trail = (await findAudit(db(), shell, 1)).filter(({ subjectId }) => subjectId === lead.id)
    expect(trail).toMatchObject([{ action: 'answered', subject: 'lead', detail: 'new, waiting' }])
  })

  test('a lead without an address cannot be answered by mail, nor exported', async () => {
    const lead = await addLead({ email: '' })
    expect(await answerLead(db(), shell, lead, { subject: 'a', text: 'b', isLast: true }, now)).toBe('unknown')
    expect(await previewAnswer(db(), shell, lead.id, { subject: 'a', text: 'b' }, now)).toBeUndefined()
    expect(await exportPerson(db(), shell, lead.id, now)).toBeUndefined()
  })

  test('private notes are visible to their author and to managers', async () => {
    const lead = await addLead()
    const [one, two] = [await agent('Samira El Idrissi'), await agent('Wouter De Backer')]
    await addNote(db(), one.staff, lead.id, { text: 'Voor mij.', isPrivate: true }, now)
    await addNote(db(), one.staff, lead.id, { text: 'Voor allen.', isPrivate: false }, now)
    const texts = async (staff: typeof shell | typeof one.staff) =>
      (await findNotes(db(), staff, lead.id)).map(({ text }) => text).toSorted()
    expect(await texts(one.staff)).toEqual(['Voor allen.', 'Voor mij.'])
    expect(await texts(two.staff)).toEqual(['Voor allen.'])
    expect(await texts(shell)).toEqual(['Voor allen.', 'Voor mij.'])
  })

  test('duplicates of one person are merged into one lead, and separated again; those of another are not', async () => {
    const email = `${randomUUID()}@voorbeeld.example`
    const [first, second, third] = [await addLead({ email }), await addLead({ email }), await addLead({ email })]
    const stranger = await addLead({ email: 'iemand.anders@voorbeeld.example' })
    expect(await mergeLead(db(), shell, second.id, third, true, now)).toBe('done')
    expect(await mergeLead(db(), shell, first.id, second, true, now)).toBe('done')
    expect(await mergeLead(db(), shell, first.id, stranger, true, now)).toBe('unknown')
    expect(await mergeLead(db(), shell, first.id, first, true, now)).toBe('unknown')
    expect(await idsOf({ ...open, text: email })).toEqual([first.id])
    const lead = await findOfficeLead(db(), shell, first.id)
    if (!lead) throw new Error('gone')
    expect((await findRelatedLeads(db(), shell, lead)).map(({ isDouble }) => isDouble)).toEqual([true, true])
    expect(await mergeLead(db(), shell, first.id, { ...second, version: 2 }, false, now)).toBe('done')
    expect((await idsOf({ ...open, text: email })).toSorted()).toEqual([first.id, second.id].toSorted())
  })

  test('leads with a list of their own are not merged into others; the same form sent twice is a duplicate', async () => {
    const email = `${randomUUID()}@voorbeeld.example`
    const question = await addLead({ email })
    for (const form of ['purchase-offer', 'rental-application', 'visit', 'testimonial']) {
      const [first, again] = [await addLead({ email, form }), await addLead({ email, form })]
      expect(await mergeLead(db(), shell, question.id, first, true, now)).toBe('unknown')
      const view = await getLeadView(db(), shell, question.id, 'nl', now)
      expect(view?.related.find(({ id }) => id === first.id)?.canJoin).toBe(false)
      expect(await mergeLead(db(), shell, first.id, again, true, now)).toBe('done')
    }
  })

  test('an export contains what the person sent, without passwords', async () => {
    const email = `${randomUUID()}@voorbeeld.example`
    const lead = await addLead({ email, payload: { ...fields, PASSWORD: 'geheim' } })
    const person = await exportPerson(db(), shell, lead.id, now)
    expect(person).toMatchObject({ email, leads: [{ form: 'contact', fields: { LAST_NAME: 'Torfs' } }] })
    expect(JSON.stringify(person)).not.toContain('geheim')
  })

  test('the page shows the form values, and the answer draft starts with the name', async () => {
    const lead = await addLead({ form: 'valuation', payload: { ...fields, CITY: 'Berchem' } })
    const view = await getLeadView(db(), shell, lead.id, 'fr', now)
    expect(view).toMatchObject({ name: 'Ilse Torfs', message: fields.REMARK, language: 'nl' })
    // Name and address are in the head, the message above.
    expect(view?.rows.map(({ value }) => value)).toEqual(['Berchem'])
    expect(view?.drafts[0]?.text).toMatch(/^Dag Ilse Torfs,/)
    expect(view?.drafts[0]?.subject).toMatch(/^Uw vraag: /)
    // Without a property there is nothing to view, to send or to report as gone.
    expect(view?.drafts.map(({ id }) => id)).toEqual(['plain', 'call'])
    const visit = await addLead({ form: 'information', payload: fields })
    await db()
      .updateTable('lead')
      .set({ property_id: getProperty('s01').id })
      .where('id', '=', visit.id)
      .execute()
    expect((await getLeadView(db(), shell, visit.id, 'fr', now))?.drafts.map(({ id }) => id)).toContain('viewing')
    const offer = await addLead({ form: 'purchase-offer', payload: fields })
    expect((await getLeadView(db(), shell, offer.id, 'fr', now))?.drafts[0]?.subject).toMatch(/^Uw bod: /)
  })

  test('a quick change is undone, and an answer until it is sent', async () => {
    const lead = await addLead()
    const { id: me, staff } = await agent('Samira El Idrissi')
    const before = await findOfficeLead(db(), staff, lead.id)
    if (!before) throw new Error('no lead')
    expect(await assignLead(db(), staff, lead, me, now)).toBe('done')
    const former = readFormer(formerText(formerOf(before, false)))
    expect(former).toEqual({ state: 'new', to: undefined, answer: 'none' })
    if (!former) throw new Error('nothing to put back')
    expect(await undoLead(db(), staff, lead, former, now)).toBe('newer')
    expect(await undoLead(db(), staff, { ...lead, version: 2 }, former, now)).toBe('done')
    expect(await findOfficeLead(db(), staff, lead.id)).toMatchObject({ state: 'new', assignee: undefined, version: 3 })

    const answer = { subject: 'Dag', text: 'Tot dan', isLast: true }
    expect(await answerLead(db(), staff, { ...lead, version: 3 }, answer, now)).toBe('done')
    const waiting = () => db().selectFrom('outbox').select('due_at').where('lead_id', '=', lead.id).execute()
    expect((await waiting()).map(({ due_at }) => due_at)).toEqual([new Date(now.getTime() + undoMs).toISOString()])
    const answered = { ...former, answer: 'first' } as const
    const later = new Date(now.getTime() + undoMs)
    expect(await undoLead(db(), staff, { ...lead, version: 4 }, answered, later)).toBe('late')
    expect(await findOfficeLead(db(), staff, lead.id)).toMatchObject({ state: 'done', version: 4 })
    expect(await undoLead(db(), staff, { ...lead, version: 4 }, answered, now)).toBe('done')
    expect(await waiting()).toEqual([])
    expect(await findOfficeLead(db(), staff, lead.id)).toMatchObject({ state: 'new', answeredAt: undefined, assignee: undefined })
    expect((await findLeadHistory(db(), staff, lead.id)).map(({ kind }) => kind)).toContain('withdrawn')
    // After undoing by the form, the text is in the answer form again.
    expect(await answerLead(db(), staff, { ...lead, version: 5 }, answer, now)).toBe('done')
    const values = { lead: lead.id, version: 6, inbox: '', former: formerText(answered) }
    const job = { db: db(), staff, language: 'nl' as const, t: translatorOf('nl'), now }
    expect(await receiveUndoneLead({ ...job, values })).toEqual({
      goTo: expect.stringMatching(/[?&]said=undone&returned=office-lead-answer$/),
      waits: { form: 'office-lead-answer', account: { values: { SUBJECT: 'Dag', TEXT: 'Tot dan' } }, author: me },
    })
    for (const text of [undefined, '', 'new', 'gone,,none', 'new,;,none', 'new,,x']) expect(readFormer(text)).toBeUndefined()
  })
})
