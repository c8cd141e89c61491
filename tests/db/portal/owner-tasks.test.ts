/** Owners' answers, documents and offers in their portal: only their own, and only released ones. */
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { getConfidential } from '@/lib/server/content/snapshot/confidential'
import type { Db } from '@/lib/server/db/client'
import { saveLead } from '@/lib/server/db/repositories/leads/leads'
import {
  countUnreleasedOffers,
  findReleasedLeadIds,
  findReleasedOffers,
  releaseOffer,
} from '@/lib/server/db/repositories/office/offer-releases'
import { deleteOwnerFile, findOwnerFiles, readOwnerFile, saveOwnerFile } from '@/lib/server/db/repositories/portal/owner-files'
import { takeProperties } from '@/lib/server/db/repositories/portal/owner-properties'
import { findAnswerTo, findViewingAnswers, saveViewingAnswer } from '@/lib/server/db/repositories/viewings/viewing-answers'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import { ownerNotice } from '@/lib/server/portal/owner-notice'
import { findViewingsToAnswer } from '@/lib/server/portal/owner-viewings'
import { inviteReviews } from '@/lib/server/portal/review-invitations'
import { erasePerson } from '@/lib/server/privacy/erase-person'
import { getProperty, getRecord, snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { addOwner } from '../../support/owner.ts'
import { queuedMails } from '../../support/queued-mails.ts'

const now = new Date('2026-11-20T12:00:00Z')
const [mine, theirs] = [getProperty('s01'), getProperty('s02')]
const staff = staffAtShell('nl')

beforeAll(() => {
  globalThis.currentSnapshot = snapshot
})

const email = () => `${randomUUID()}@voorbeeld.example`

async function ownerOf(db: Db, propertyId: number, mail = email()) {
  return { accountId: await addOwner(db, mail, [propertyId]), propertyId }
}

async function addLead(db: Db, form: string, propertyId: number, rest: { startsAt?: string; mail?: string } = {}) {
  const id = randomUUID()
  const payload = { FIRST_NAME: 'Sara', LAST_NAME: 'Janssens', AMOUNT: 720_000, END_DATE: '2026-11-25' }
  const status = rest.startsAt ? ('confirmed' as const) : ('new' as const)
  const lead = {
    id,
    token: id,
    form,
    language: 'nl',
    email: rest.mail ?? email(),
    propertyId,
    status,
    payload,
    uploads: [],
    messages: [],
  }
  const slot = rest.startsAt && { slot: { agentId: 1, startsAt: rest.startsAt, duration: 30 } }
  await saveLead(db, { ...lead, ...slot }, now)
  return id
}

describeOnBoth('owner tasks', (db) => {
  test('an answered time is no longer open; another time of the same viewing is', async () => {
    const ownership = await ownerOf(db(), mine.id)
    const startsAt = '2026-11-24T16:30:00.000Z'
    const viewing = await addLead(db(), 'visit', mine.id, { startsAt })
    await addLead(db(), 'visit', mine.id, { startsAt: '2026-11-18T16:30:00.000Z' })
    expect(await findViewingsToAnswer(db(), { ownership }, now)).toMatchObject([
      { id: viewing, contact: 'S. Janssens', answer: undefined },
    ])
    const given = { leadId: viewing, startsAt, answer: 'refused', reason: 'other-time', suggestion: 'na zes' } as const
    await saveViewingAnswer(db(), ownership, given, now)
    expect(await findAnswerTo(db(), viewing)).toEqual(given)
    expect((await findViewingsToAnswer(db(), { ownership }, now))[0]?.answer).toMatchObject({
      answer: 'refused',
      suggestion: 'na zes',
    })
    await saveViewingAnswer(db(), ownership, { leadId: viewing, startsAt, answer: 'confirmed' }, now)
    expect((await findViewingsToAnswer(db(), { ownership }, now))[0]?.answer?.answer).toBe('confirmed')
    await db().updateTable('appointment').set({ starts_at: '2026-11-25T16:30:00.000Z' }).where('lead_id', '=', viewing).execute()
    expect((await findViewingsToAnswer(db(), { ownership }, now))[0]?.answer).toBeUndefined()
  })

  test('answers, files and offers of other owners’ properties are not readable', async () => {
    const owner = await ownerOf(db(), mine.id)
    const stranger = { ...(await ownerOf(db(), theirs.id)), propertyId: mine.id }
    const viewing = await addLead(db(), 'visit', mine.id, { startsAt: '2026-11-26T16:30:00.000Z' })
    await saveViewingAnswer(db(), owner, { leadId: viewing, startsAt: '2026-11-26T16:30:00.000Z', answer: 'confirmed' }, now)
    await saveOwnerFile(
      db(),
      owner,
      { kind: 'soil', name: 'bodem.pdf', mediaType: 'application/pdf', content: Buffer.from('x') },
      now,
    )
    const [file] = await findOwnerFiles(db(), owner)
    const offer = await addLead(db(), 'purchase-offer', mine.id)
    await releaseOffer(db(), staff, { leadId: offer, propertyId: mine.id }, now)
    expect(await findViewingAnswers(db(), stranger)).toEqual(new Map())
    expect(await findViewingsToAnswer(db(), { ownership: stranger }, now)).toEqual([])
    expect(await findOwnerFiles(db(), stranger)).toEqual([])
    expect(await readOwnerFile(db(), stranger, file?.id ?? '')).toBeUndefined()
    await deleteOwnerFile(db(), stranger, file?.id ?? '')
    expect((await readOwnerFile(db(), owner, file?.id ?? ''))?.content.toString()).toBe('x')
    expect(await findReleasedOffers(db(), stranger)).toEqual([])
    expect(await countUnreleasedOffers(db(), stranger)).toBe(0)
    await takeProperties(db(), owner.accountId, [mine.id])
    expect(await db().selectFrom('owner_file').select('id').where('account_id', '=', owner.accountId).execute()).toEqual([])
  })

  test('an owner reads an offer once it is released, without the bidder’s name', async () => {
    const property = getProperty('s09')
    const owner = await ownerOf(db(), property.id)
    const [offer, other] = [
      await addLead(db(), 'purchase-offer', property.id),
      await addLead(db(), 'purchase-offer', property.id),
    ]
    const question = await addLead(db(), 'information', property.id)
    expect(await findReleasedOffers(db(), owner)).toEqual([])
    expect(await countUnreleasedOffers(db(), owner)).toBe(2)
    expect(await releaseOffer(db(), staff, { leadId: question, propertyId: property.id }, now)).toBe(false)
    expect(await releaseOffer(db(), staff, { leadId: offer, propertyId: mine.id }, now)).toBe(false)
    expect(await releaseOffer(db(), staff, { leadId: offer, propertyId: property.id }, now)).toBe(true)
    expect(await releaseOffer(db(), staff, { leadId: offer, propertyId: property.id }, now)).toBe(true)
    const released = await findReleasedOffers(db(), owner)
    expect(released).toMatchObject([{ id: offer, isOpen: true, payload: { AMOUNT: 720_000, END_DATE: '2026-11-25' } }])
    expect(JSON.stringify(released)).not.toContain('Janssens')
    expect(await countUnreleasedOffers(db(), owner)).toBe(1)
    expect(await findReleasedLeadIds(db(), staff, [offer, other])).toEqual(new Set([offer]))
  })

  test('erasing the owner deletes answers and files, erasing the visitor deletes the answer', async () => {
    const [ownerMail, visitorMail] = [email(), email()]
    const property = getProperty('s10')
    const owner = await ownerOf(db(), property.id, ownerMail)
    const startsAt = '2026-11-27T16:30:00.000Z'
    const viewing = await addLead(db(), 'visit', property.id, { startsAt, mail: visitorMail })
    await saveViewingAnswer(db(), owner, { leadId: viewing, startsAt, answer: 'confirmed' }, now)
    await saveOwnerFile(
      db(),
      owner,
      { kind: 'epc', name: 'epc.pdf', mediaType: 'application/pdf', content: Buffer.from('x') },
      now,
    )
    await erasePerson(db(), visitorMail)
    expect(await findAnswerTo(db(), viewing)).toBeUndefined()
    await erasePerson(db(), ownerMail)
    expect(await db().selectFrom('owner_file').select('id').where('account_id', '=', owner.accountId).execute()).toEqual([])
  })

  test('a review is requested once, some days after the sale', async () => {
    const sold = getRecord('s15')
    const mail = email()
    await ownerOf(db(), sold.id, mail)
    await ownerOf(db(), mine.id)
    const on = (days: number) => new Date(Date.parse(`${sold.marqueeDate}T12:00:00Z`) + days * 86_400_000)
    const asked = async () => (await queuedMails(db(), { about: 'review-invitation' })).filter(({ to }) => to === mail)
    await inviteReviews(db(), on(2))
    await inviteReviews(db(), on(120))
    expect(await asked()).toEqual([])
    expect(await inviteReviews(db(), on(8))).toBeGreaterThan(0)
    expect(await inviteReviews(db(), on(9))).toBe(0)
    const [letter, ...others] = await asked()
    expect(others).toEqual([])
    expect(letter?.text).toContain('/nl/getuigenissen/')
  })
})

test('the office of the property is notified of a refusal, without the name of a visitor', () => {
  const record = getConfidential().propertyById.get(mine.id)
  if (!record) throw new Error('no property')
  const notice = { kind: 'refused', startsAt: '2026-11-24T16:30:00.000Z', reason: 'away', suggestion: '' } as const
  const { message } = ownerNotice(record, notice)
  expect(message).toMatchObject({ to: 'lotte@scheldelicht.example', cc: 'berchem@scheldelicht.example' })
})
