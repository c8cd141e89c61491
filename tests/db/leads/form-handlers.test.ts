/** Forms with files and units, from the posted data to what is stored, shown and mailed. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forms } from '@/lib/forms/registry'
import { closeDb, getDb } from '@/lib/server/db/client'
import { findApprovedFile } from '@/lib/server/db/repositories/forms/uploads'
import { findLeads, type NewLead, saveLead, setLeadStatus } from '@/lib/server/db/repositories/leads/leads'
import { submitForm } from '@/lib/server/leads/submit-form'
import { findTestimonials } from '@/lib/server/pages/testimonials'
import { arbitraryValues } from '../../support/arbitrary-form.ts'
import { snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { feedSource } from '../../support/feeds.ts'
import { queuedMails, type WaitingMail } from '../../support/queued-mails.ts'
import { documents, impostors, jpegWithPlace, toFile } from '../../support/sample-files.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

const now = new Date('2026-11-21T10:00:00Z')
ownVarFolder()

beforeEach(async () => {
  await (await getDb()).deleteFrom('outbox').execute()
})

afterEach(closeDb)

const person = { TITLE: 'mr', FIRST_NAME: 'Koen', LAST_NAME: 'Maes', PHONE_NUMBER: '0470123456', PRIVACY: 'on' }

/** A posted form, with a new token each time. */
function post(form: string, values: Record<string, string | File | readonly string[]>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ _form: form, _language: 'nl', _token: randomUUID(), ...values }))
    for (const item of Array.isArray(value) ? value : [value]) data.append(name, item)
  return data
}

async function mailsOf(form: string): Promise<WaitingMail[]> {
  const mails = await queuedMails(await getDb(), { about: `${form}:%` })
  return mails.sort((a, b) => a.about.localeCompare(b.about))
}

describe('a discreet request', () => {
  const request = { ...person, EMAIL: 'discreet@voorbeeld.example', DISCREET_WISH: 'offer' }

  test('names its offer to the agency', async () => {
    expect(await submitForm(post('discreet-request', { ...request, DISCREET_OFFER: 'B' }), now)).toEqual({
      kind: 'saved',
      next: '/nl/bedankt/discreet/',
    })
    const [agency] = await mailsOf('discreet-request')
    expect(agency?.text).toContain('Wat wilt u? Meer weten over een pand op deze pagina')
    expect(agency?.text).toContain('Welk pand? B')
  })

  test('about an offer that was removed has an error at its field', async () => {
    const result = await submitForm(post('discreet-request', { ...request, DISCREET_OFFER: 'Z' }), now)
    expect(result).toMatchObject({ kind: 'invalid', errors: { DISCREET_OFFER: 'discreetOfferGone' } })
  })

  test('to sell needs no offer', async () => {
    const values = { ...request, DISCREET_WISH: 'sell', DISCREET_OFFER: 'Z' }
    expect(await submitForm(post('discreet-request', values), now)).toMatchObject({ kind: 'saved' })
    expect((await findLeads(await getDb(), { form: 'discreet-request' })).map(({ payload }) => payload)).toContainEqual(
      expect.not.objectContaining({ DISCREET_OFFER: 'Z' }),
    )
  })
})

describe('a job application', () => {
  const complete = { ...person, EMAIL: 'koen@voorbeeld.example', JOB: 'letting' }

  test('is stored with its CV, which is attached to the mail of the agency with a safe name', async () => {
    const CV = toFile(documents.pdf, '../../cv "Koen".exe', 'text/html')
    expect(await submitForm(post('job-application', { ...complete, CV }), now)).toEqual({
      kind: 'saved',
      next: '/nl/bedankt/sollicitatie/',
    })
    const [lead] = await findLeads(await getDb(), { form: 'job-application' })
    expect(lead?.payload).toMatchObject({ JOB: 'letting', CV: 'cv Koen.pdf' })
    const [agency, visitor] = await mailsOf('job-application')
    expect(agency?.attachments).toEqual([
      { filename: 'cv Koen.pdf', contentType: 'application/pdf', content: documents.pdf.toString('base64') },
    ])
    expect(agency?.text).toContain('Waarvoor solliciteert u? Verhuur')
    expect(visitor?.attachments).toEqual([])
  })

  test.each([
    ['without a CV', undefined, 'cvRequired'],
    ['with something else', toFile(impostors.html, 'cv.pdf', 'application/pdf'), 'documentKind'],
    ['with a CV that is too large', toFile(Buffer.alloc(5_000_001), 'cv.pdf'), 'fileTooLarge'],
  ])('%s has an error at the field, and is not stored', async (_, CV, message) => {
    const values = { ...complete, EMAIL: 'niets@voorbeeld.example', ...(CV && { CV }) }
    const result = await submitForm(post('job-application', values), now)
    expect(result).toMatchObject({ kind: 'invalid', errors: { CV: message }, values: { FIRST_NAME: 'Koen' } })
    expect(result).not.toHaveProperty('values.CV')
    expect(await findLeads(await getDb(), { email: 'niets@voorbeeld.example' })).toEqual([])
  })
})

describe('interest in a new-build project', () => {
  const complete = { ...person, EMAIL: 'bouw@voorbeeld.example', _subject: '51014' }

  test('names the unit, and is sent to the agent of the project', async () => {
    const values = { ...complete, UNIT: 'A.0.02', UNIT_BEDROOMS: '1', BUDGET: '300.000' }
    expect(await submitForm(post('new-build', values), now)).toMatchObject({ kind: 'saved', next: '/nl/bedankt/nieuwbouw/' })
    const [agency] = await mailsOf('new-build')
    expect(agency?.to).toBe('nassim@scheldelicht.example')
    for (const part of ['Welke eenheid? A.0.02', '1 slaapkamer', '300.000', 'Spoorwachtershof'])
      expect(agency?.text).toContain(part)
  })

  test.each(['A.0.01', 'Z.9.99'])('in a sold or unknown unit, %s, is rejected', async (UNIT) => {
    expect(await submitForm(post('new-build', { ...complete, UNIT }), now)).toMatchObject({
      kind: 'invalid',
      errors: { UNIT: 'unitUnknown' },
    })
  })

  test('without a project is rejected', async () => {
    expect(await submitForm(post('new-build', { ...complete, _subject: '4102311' }), now)).toMatchObject({ code: 'subjectGone' })
  })
})

describe('a testimonial', () => {
  const complete = { COMMENT: 'Het ging vlot.\nOok de <b>kelder</b>.', NAME: 'Koen M.', WEBSITE: 'voorbeeld.be', PRIVACY: 'on' }

  test('has a picture that is encoded again without metadata, and needs no address', async () => {
    const IMAGE = toFile(await jpegWithPlace(1600, 900), 'ik.jpg')
    expect(await submitForm(post('testimonial', { ...complete, IMAGE }), now)).toMatchObject({ next: '/nl/bedankt/getuigenis/' })
    const [lead] = await findLeads(await getDb(), { form: 'testimonial' })
    const id = lead?.id ?? ''
    expect(await findApprovedFile(await getDb(), id, 'IMAGE')).toBeUndefined()
    await setLeadStatus(await getDb(), id, 'approved')
    const file = await findApprovedFile(await getDb(), id, 'IMAGE')
    expect(file?.kind).toBe('image/webp')
    expect((await sharp(file?.content).metadata()).exif).toBeUndefined()
    expect(await mailsOf('testimonial')).toHaveLength(1)
  })
})

const testimonial = (changes: Partial<NewLead>): NewLead => ({
  id: randomUUID(),
  token: randomUUID(),
  form: 'testimonial',
  language: 'fr',
  email: '',
  propertyId: undefined,
  status: 'new',
  payload: { COMMENT: 'Très bien.', NAME: 'Anne', WEBSITE: '', IMAGE: 'a.webp' },
  uploads: [{ field: 'IMAGE', name: 'a.webp', kind: 'image/webp', content: Buffer.from('picture') }],
  messages: [],
  ...changes,
})

describeOnBoth('testimonials', (db) => {
  test('are shown only after approval, in their own language, with their picture, and not after rejection', async () => {
    const lead = testimonial({})
    await saveLead(db(), lead, now)
    const find = async () => (await findTestimonials(db(), 'nl')).find(({ id }) => id === lead.id)
    expect(await find()).toBeUndefined()
    expect(await findApprovedFile(db(), lead.id, 'IMAGE')).toBeUndefined()
    await setLeadStatus(db(), lead.id, 'approved')
    expect(await find()).toMatchObject({
      comment: 'Très bien.',
      commentLanguage: 'fr',
      date: '2026-11-21',
      pictureUrl: `/api/testimonial-picture/${lead.id}/`,
    })
    expect((await findApprovedFile(db(), lead.id, 'IMAGE'))?.content.toString()).toBe('picture')
    await setLeadStatus(db(), lead.id, 'rejected')
    expect(await find()).toBeUndefined()
    expect(await findApprovedFile(db(), lead.id, 'IMAGE')).toBeUndefined()
  })

  test('are sorted newest first among those of the content', async () => {
    await saveLead(db(), testimonial({ status: 'approved' }), new Date('2020-01-01T00:00:00Z'))
    const dates = (await findTestimonials(db(), 'en')).map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(dates.at(-1)).toBe('2020-01-01')
  })
})

describe('the newsletter', () => {
  const subjectsOf = async (email: string) => (await mailsOf('%')).filter(({ to }) => to === email).map(({ subject }) => subject)

  test('from its own form: the visitor gets a mail, the agency none', async () => {
    const EMAIL = 'brief@voorbeeld.example'
    const next = '/nl/bedankt/nieuwsbrief/'
    expect(await submitForm(post('newsletter', { EMAIL, PRIVACY: 'on' }), now)).toEqual({ kind: 'saved', next })
    expect(await submitForm(post('newsletter', { EMAIL, PRIVACY: 'on' }), now)).toEqual({ kind: 'saved', next })
    expect(new Set(await subjectsOf(EMAIL))).toEqual(new Set(['Bevestig uw inschrijving op onze nieuwsbrief']))
    expect(await mailsOf('newsletter')).toHaveLength(2)
  })

  test('from the checkbox of another form, only when it is ticked', async () => {
    const values = { ...person, REMARK: 'Dag', EMAIL: 'zonder@voorbeeld.example' }
    await submitForm(post('contact', values), now)
    await submitForm(post('contact', { ...values, EMAIL: 'met@voorbeeld.example', NEWSLETTER: 'on' }), now)
    expect(await subjectsOf('zonder@voorbeeld.example')).toEqual(['We hebben uw bericht ontvangen'])
    expect(await subjectsOf('met@voorbeeld.example')).toContain('Bevestig uw inschrijving op onze nieuwsbrief')
  })
})

describe('a CRM that takes leads', () => {
  const crmLeads = async (form: string) => {
    const rows = await (await getDb())
      .selectFrom('outbox')
      .select('message')
      .where('subject', '=', `${form}: crm bright`)
      .execute()
    return rows.map(({ message }) => JSON.parse(message))
  }

  test('gets messages to the agency and search requests, with only the fields that it uses', async () => {
    const before = globalThis.currentSnapshot
    globalThis.currentSnapshot = { ...snapshot, feeds: [feedSource({ name: 'bright', format: 'sweepbright', leads: true })] }
    const values = { ...person, REMARK: 'Dag', EMAIL: 'crm@voorbeeld.example' }
    await submitForm(post('contact', { ...values, BUDGET: '400000' }), now)
    const search = { GOAL: 'rent', TYPES: ['2'], ZIPS: '2018, 2000', MAX_PRICE: '1200', MIN_BEDROOMS: '2', SCHEDULE: 'daily' }
    await submitForm(post('demand-register', { ...values, ...search }), now)
    globalThis.currentSnapshot = before
    const { FIRST_NAME, LAST_NAME } = person
    const said = { FIRST_NAME, LAST_NAME, EMAIL: values.EMAIL, PHONE_NUMBER: expect.stringContaining('470') }
    const ours = { id: expect.any(String), language: 'nl', source: 'bright' }
    expect(await crmLeads('contact')).toEqual([{ ...ours, form: 'contact', values: { ...said, REMARK: 'Dag' } }])
    const criteria = { goal: 'rent', maxPrice: 1200, minBedrooms: 2, zips: ['2000', '2018'] }
    expect(await crmLeads('demand-register')).toEqual([{ ...ours, form: 'demand-register', values: said, criteria }])
  })
})

test.each(['valuation', 'discreet-request', 'new-build', 'testimonial', 'job-application', 'newsletter'] as const)(
  'every post to %s gets a response, and nothing invalid is stored',
  async (id) => {
    const before = (await findLeads(await getDb())).length
    let saved = 0
    await fc.assert(
      fc.asyncProperty(arbitraryValues(forms[id]), async (values) => {
        const result = await submitForm(post(id, { _subject: '51014', ...values }), now)
        expect(['saved', 'invalid', 'refused']).toContain(result.kind)
        if (result.kind === 'saved') saved += 1
      }),
      { numRuns: 200 },
    )
    expect((await findLeads(await getDb())).length - before).toBe(saved)
  },
)
