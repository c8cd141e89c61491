import { describe, expect, test } from 'vitest'
import { formsOf } from '@/lib/domain/property/property-forms'
import { applicationLink, isApplicationSigned, signApplication } from '@/lib/server/applications/application-link'
import { applicationQuestions } from '@/lib/server/applications/application-questions'
import { demoApplicationLink } from '@/lib/server/applications/demo-link'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { findSubject } from '@/lib/server/leads/find-subject'
import { findAgent } from '@/lib/server/property/property-detail'
import { rentalTerms } from '@/lib/server/viewings/rental-terms'
import { confirmViewing } from '@/lib/server/viewings/viewing-confirmation'
import { viewingEvent } from '@/lib/server/viewings/viewing-event'
import { getProperty, getRecord } from '../../../support/content'

const now = new Date('2026-11-21T10:00:00Z')
const startsAt = new Date('2026-11-24T16:30:00Z')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** Lines of a calendar file, unfolded (RFC 5545, 3.1). */
const linesOf = (file: string) => file.replace(/\r\n[ \t]/g, '').split('\r\n')

describe('the calendar file of a viewing', () => {
  const confirmed = { leadId: 'lead-1', property: getProperty('s01'), startsAt, language: 'nl' as const }

  test('has times in UTC, place, status and a stable UID', () => {
    const lines = linesOf(viewingEvent(confirmed, now))
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines).toEqual(
      expect.arrayContaining([
        'VERSION:2.0',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:lead-1@localhost',
        'DTSTAMP:20261121T100000Z',
        'DTSTART:20261124T163000Z',
        'DTEND:20261124T170000Z',
        'STATUS:CONFIRMED',
        'LOCATION:Schildersgildestraat 24\\, 2000 Antwerpen',
        'END:VEVENT',
        'END:VCALENDAR',
      ]),
    )
    expect(viewingEvent(confirmed, now)).toBe(viewingEvent(confirmed, now))
  })

  test('no line is longer than 75 bytes', () => {
    const long = viewingEvent({ ...confirmed, language: 'fr', property: getProperty('r01') }, now)
    for (const line of long.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  test('contains only the town for a hidden address (ruling 10)', () => {
    const property = getProperty('s12')
    const { lead, ...others } = confirmViewing({ ...confirmed, property }, now)
    const file = viewingEvent({ ...confirmed, property }, now)
    expect(file).toContain('LOCATION:2930 Brasschaat')
    expect(file + lead + JSON.stringify(others)).not.toContain(getRecord('s12').street)
    expect(lead).toContain('Het precieze adres krijgt u van de makelaar')
  })
})

describe('terms of a rental (spec 9)', () => {
  const rows = (recordFile: string, language: 'nl' | 'en' = 'nl') =>
    rentalTerms(getProperty(recordFile), language).map(({ label, value }) => plain(`${label}: ${value}`))

  test('minimum income, persons, first month and charges, inventory share, three months of deposit', () => {
    expect(rows('r01', 'en')).toEqual([
      'Indicative net monthly income: € 3.450',
      'Maximum occupants: 3',
      'First month’s rent and charges: € 1.275 (€ 1.150 rent, € 125 charges)',
      'Your share of the inventory: € 145',
      'Deposit: € 3.450 (3 months’ rent)',
    ])
  })

  test('an office has no minimum income and no persons', () => {
    expect(rows('r03').join()).not.toMatch(/inkomen|personen/)
    expect(rows('r03')[0]).toContain('zonder btw')
  })

  test('a hidden price shows no amounts (ruling 10), a sale has no terms', () => {
    const hidden = rentalTerms(getProperty('r01', { publishPrice: false }), 'nl')
    expect(hidden).toEqual([{ label: 'Maximaal aantal bewoners', value: '3' }])
    expect(rows('s01')).toEqual([])
  })

  test('are in the confirmation of a viewing of a rental, which asks for no income', () => {
    const { subject, after } = confirmViewing({ leadId: 'x', property: getProperty('r01'), startsAt, language: 'nl' }, now)
    expect(subject).toBe('Uw bezoek is bevestigd: dinsdag 24 november 2026, 17:30')
    const terms = after.find(({ kind }) => kind === 'facts')
    expect(terms).toMatchObject({
      rows: expect.arrayContaining([{ label: 'Richtbedrag voor het netto-inkomen per maand', value: '€\u00a03.450' }]),
    })
  })
})

describe('the confirmation of several viewings', () => {
  const at = (recordFile: string, hour: string) => ({
    leadId: recordFile,
    property: getProperty(recordFile),
    startsAt: new Date(`2026-11-24T${hour}:00Z`),
    language: 'nl' as const,
  })
  const [sale, rental, office] = [at('s01', '09:00'), at('r01', '10:00'), at('r03', '11:00')]
  const { title, subject, after, agentIds } = confirmViewing(sale, now, [rental, office])

  test('mentions all of them in title and subject', () => {
    expect(title).toBe('Uw 3 bezoeken zijn bevestigd')
    expect(subject).toBe('Uw 3 bezoeken zijn bevestigd: dinsdag 24 november 2026')
  })

  test('contains the terms of each rental with the name of its property (ruling 29)', () => {
    const headings = after.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
    const named = ({ property }: typeof sale) => `Goed om te weten voor u huurt: ${property.texts.nl.title}`
    expect(headings).toEqual(['Ook op die dag', named(rental), named(office)])
  })

  test('names the agents of the others', () => {
    expect(agentIds).toEqual([rental.property.agentId, office.property.agentId])
    expect(JSON.stringify(after)).toContain(`tot 11:20, met ${findAgent(rental.property, 'nl').name}`)
  })
})

describe('the link to an application', () => {
  const expires = new Date('2026-12-05T10:00:00Z')

  test('is valid for its property until it expires', () => {
    const query = signApplication(4102405, expires)
    expect(isApplicationSigned(4102405, query, now)).toBe(true)
    expect(isApplicationSigned(4102411, query, now)).toBe(false)
    expect(isApplicationSigned(4102405, query, new Date('2026-12-05T10:00:01Z'))).toBe(false)
    expect(isApplicationSigned(4102405, query.replace(/expires=\d+/, 'expires=9999999999'), now)).toBe(false)
    expect(isApplicationSigned(4102405, '', now)).toBe(false)
  })

  test('exists in the demo for a rental', () => {
    const link = new URL(demoApplicationLink(now) ?? '')
    const [, id = ''] = /\/(\d+)\/kandidatuur\/$/.exec(link.pathname) ?? []
    expect(isApplicationSigned(Number(id), link.search.slice(1), now)).toBe(true)
    expect(formsOf(getSnapshot().propertyById.get(Number(id)) ?? getProperty('s01'))).toContain('rental-application')
  })

  test('leads to the form in the language of the candidate', () => {
    expect(applicationLink(getProperty('r01'), 'fr', expires)).toMatch(
      /\/fr\/a-louer\/.*\/4102405\/candidature\/\?expires=\d+&signature=/,
    )
  })
})

test('the questions of an application have a reason each', () => {
  const subject = findSubject('property', 4102405, 'nl')
  const questions = subject ? applicationQuestions(subject, 'nl') : []
  expect(questions.map(({ label }) => label)).toContain('Uw netto-inkomen per maand, in euro')
  expect(questions.filter(({ why }) => why.length < 20 || why.includes('Forms.'))).toEqual([])
  expect(questions.find(({ label }) => label === 'Huisdieren')?.isRequired).toBe(false)
})

test.each([
  ['nl', 'Aanspreking', 'Om u aan te spreken zoals u wenst.'],
  ['fr', 'Civilité', 'Pour nous adresser à vous comme vous le souhaitez.'],
  ['en', 'Title', 'To address you the way you prefer.'],
  ['de', 'Anrede', 'Um Sie so anzusprechen, wie Sie es wünschen.'],
] as const)('the title of a candidate is asked only for addressing them (%s)', (language, label, why) => {
  const subject = findSubject('property', getProperty('r01').id, language)
  const questions = subject ? applicationQuestions(subject, language) : []
  expect(questions.find((question) => question.label === label)).toEqual({ label, why, isRequired: false })
})
