/**
 * Erasing the second buyer of an offer leaves no trace in waiting mails, for any name, even if labels changed since the mails
 * were queued.
 */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { purchaseOfferForm } from '@/lib/forms/definitions/purchase-offer'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import type { Db } from '@/lib/server/db/client'
import { findLead, saveLead } from '@/lib/server/db/repositories/leads/leads'
import { findSubject } from '@/lib/server/leads/find-subject'
import { handlePurchaseOffer } from '@/lib/server/leads/handlers/purchase-offer'
import { leadAgencyTemplate } from '@/lib/server/leads/lead-mails'
import { leadMessages } from '@/lib/server/leads/lead-messages'
import { composeMail } from '@/lib/server/mail/compose-mail'
import { erasePerson } from '@/lib/server/privacy/erase-person'
import nl from '../../../messages/nl.json'
import { getProperty } from '../../support/content'
import { describeOnBoth } from '../../support/databases.ts'
import { makeLead } from '../../support/leads.ts'
import { queuedMails } from '../../support/queued-mails.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

ownVarFolder()
// No webhook here: webhooks are erased by field, too, as erase.test.ts shows.
vi.stubEnv('WEBHOOK_URL', undefined)

const now = new Date('2026-11-21T10:00:00Z')
const language = 'nl'

const offer = {
  TITLE: 'mr',
  FIRST_NAME: 'Anneke',
  LAST_NAME: 'Elsen & "An"',
  EMAIL: 'koen@voorbeeld.example',
  AMOUNT: 738_000,
  START_DATE: '2026-11-21',
  END_DATE: '2026-11-30',
  CONDITIONS: 'Oplevering in maart.',
  ADDRESS: 'Anselmostraat 1',
  ZIP: '2018',
  CITY: 'Antwerpen',
  TWO_BUYERS: true,
  PLACE: 'Antwerpen',
  SIGN_DATE: '2026-11-21',
  PRIVACY: true,
}

/** Characters that HTML escapes, letters with accents, and names that are part of other words of the mail. */
const name = fc
  .array(fc.constantFrom('An', 'Els', 'de', 'Ant', '&', '&amp;', '"', "'", '<b>', 'é', 'Ö', 'ß', ' ', '$&', '$1', '\\n', ': '), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(''))

const person = fc.record({
  FIRST_NAME_B: name,
  LAST_NAME_B: name,
  EMAIL_B: fc
    .tuple(fc.constantFrom('an', 'els', "o'neill", 'a+b', 'A.N'), fc.uuid(), fc.constantFrom('host', 'Host'))
    .map(([first, id, host]) => `${first}.${id}@${host}.example`),
  PHONE_NUMBER_B: fc.constantFrom<string>('', '0471223344', '+32 471 22 33 44'),
  ADDRESS_B: fc.oneof(name, fc.constant('')),
})

type Person = typeof person extends fc.Arbitrary<infer P> ? P : never

/** Stores an offer with its mails. */
async function send(db: Db, secondBuyer: Person): Promise<string> {
  const subject = findSubject('property', getProperty('s01').id, language)
  if (!subject) throw new Error('no such property')
  const leadId = randomUUID()
  const values = { ...offer, ...secondBuyer }
  const handled = await handlePurchaseOffer({ db, language, now, leadId, subject, values, files: {} })
  if (handled.kind === 'refused') throw new Error('refused')
  const payload = { ...values, ...handled.prepared.details }
  const facts = { id: leadId, form: purchaseOfferForm, language, subject, values: payload, createdAt: now.toISOString() } as const
  const messages = leadMessages(facts, handled.prepared)
  const lead = { id: leadId, form: 'purchase-offer', email: offer.EMAIL, propertyId: subject.id, payload, messages }
  await saveLead(db, makeLead(lead), now)
  return leadId
}

/** Stores the mails as an earlier release did: as text and HTML. */
async function renderAll(db: Db, leadId: string): Promise<void> {
  for (const { about, ...mail } of await queuedMails(db, { leadId }))
    await db
      .updateTable('outbox')
      .set({ message: JSON.stringify(mail) })
      .where('lead_id', '=', leadId)
      .where('subject', '=', about)
      .execute()
}

/** The agency's mail if the offer had never contained a second buyer. */
async function agencyMailOf(leadId: string) {
  const { AMOUNT_IN_WORDS, ...fields } = { AMOUNT_IN_WORDS: 'zevenhonderdachtendertigduizend euro', ...offer }
  const message = leadAgencyTemplate.mail(
    { to: 'agent@voorbeeld.example', language },
    {
      leadId,
      form: 'purchase-offer',
      subjectId: getProperty('s01').id,
      fields: { ...fields, AMOUNT_IN_WORDS },
      visitorLanguage: language,
      unsent: [],
      isHeld: false,
      uploads: [],
    },
  )
  return composeMail({ message, queuedAt: now, findUploads: async () => [] })
}

const labels: Record<string, string> = nl.Forms['purchase-offer'].labels
const before = { ...labels }
afterEach(() => {
  vi.unstubAllGlobals()
  Object.assign(labels, before)
})

/** Changes every label of the second buyer's fields, as a later release with other messages would. */
function changeLabels(): void {
  const snapshot = getSnapshot()
  vi.stubGlobal('currentSnapshot', { ...snapshot, site: { ...snapshot.site, promises: { ...snapshot.site.promises } } })
  for (const field of purchaseOfferForm.others['EMAIL_B'] ?? []) labels[field] = `Andere koper (${field})`
}

async function expectNoTrace(db: Db, leadId: string, secondBuyer: Person): Promise<void> {
  const [mail, ...others] = await queuedMails(db, { leadId })
  expect(others).toEqual([])
  const expected = await agencyMailOf(leadId)
  expect(mail).toMatchObject({ subject: expected?.subject, text: expected?.text, html: expected?.html, attachments: [] })
  const rows = await db.selectFrom('outbox').select('message').where('lead_id', '=', leadId).execute()
  const stored = JSON.stringify([rows, await findLead(db, leadId)]).toLowerCase()
  expect(stored).not.toContain(secondBuyer.EMAIL_B.toLowerCase())
  expect(stored).not.toContain('_b\\"')
  await db.deleteFrom('outbox').execute()
}

describeOnBoth('erasing a person named in waiting mails', (db) => {
  test('removes every field about them and nothing else, for any name', () =>
    fc.assert(
      fc.asyncProperty(person, fc.boolean(), async (secondBuyer, isRelabelled) => {
        const leadId = await send(db(), secondBuyer)
        if (isRelabelled) changeLabels()
        expect(await erasePerson(db(), secondBuyer.EMAIL_B.toUpperCase())).toMatchObject({ changed: 1 })
        await expectNoTrace(db(), leadId, secondBuyer)
        Object.assign(labels, before)
      }),
      { numRuns: 60 },
    ))

  test('rebuilds the agency’s mail that an earlier release had rendered', () =>
    fc.assert(
      fc.asyncProperty(person, fc.boolean(), async (secondBuyer, isRelabelled) => {
        const leadId = await send(db(), secondBuyer)
        await renderAll(db(), leadId)
        if (isRelabelled) changeLabels()
        expect(await erasePerson(db(), secondBuyer.EMAIL_B)).toMatchObject({ changed: 1 })
        await expectNoTrace(db(), leadId, secondBuyer)
        Object.assign(labels, before)
      }),
      { numRuns: 6 },
    ))

  test('a corrected label applies to waiting mails', async () => {
    const secondBuyer = {
      FIRST_NAME_B: 'Els',
      LAST_NAME_B: 'Wouters',
      EMAIL_B: 'els@voorbeeld.example',
      PHONE_NUMBER_B: '',
      ADDRESS_B: '',
    }
    const leadId = await send(db(), secondBuyer)
    changeLabels()
    const mails = await queuedMails(db(), { leadId })
    expect(mails.find(({ about }) => about.endsWith('agency'))?.text).toContain('Andere koper (FIRST_NAME_B): Els')
  })
})
