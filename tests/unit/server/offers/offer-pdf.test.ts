import { describe, expect, test } from 'vitest'
import { offerFacts } from '@/lib/server/offers/offer-facts'
import { offerPdf } from '@/lib/server/offers/offer-pdf'
import { toPrintable } from '@/lib/server/paper/printable'
import { getProperty, getRecord } from '../../../support/content'

const values = {
  AMOUNT: 738_000,
  START_DATE: '2026-11-21',
  END_DATE: '2026-11-30',
  SUSPENSIVE: ['financing'],
  CONDITIONS: '',
  FIRST_NAME: 'Anne',
  LAST_NAME: 'Peeters',
  EMAIL: 'anne@voorbeeld.example',
  PHONE_NUMBER: '0470123456',
  ADDRESS: 'Dageraadplaats 12',
  ZIP: '2018',
  CITY: 'Antwerpen',
  PLACE: 'Antwerpen',
  SIGN_DATE: '2026-11-21',
}

const offerOn = (recordFile: string, language: 'nl' | 'fr' = 'nl', more = {}) => ({
  id: 'lead-1',
  language,
  property: getProperty(recordFile),
  values: { ...values, ...more },
  sentAt: new Date('2026-11-21T10:00:00Z'),
})

const textOf = (input: ReturnType<typeof offerOn>) => JSON.stringify(offerFacts(input))

describe('the facts', () => {
  test('amount in digits and words, term, deposit of 10 percent on the third-party account (spec 9)', () => {
    const text = textOf(offerOn('s01'))
    expect(text).toContain('738.000')
    expect(text).toContain('zevenhonderdachtendertigduizend euro')
    expect(text).toContain('van 21 november 2026 tot en met 30 november 2026')
    expect(text).toContain('10 procent')
    expect(text.replaceAll('\u00a0', ' ')).toContain('BE00 0000 0000 0000')
    expect(text).toContain('Verstuurd via de website op 21 november 2026, 11:00')
  })

  test('names the institute of the agents in the language, and each condition on its own line', () => {
    expect(offerFacts(offerOn('s01', 'fr')).agency).toMatch(/^Agent immobilier intermédiaire agréé, IPI 999\.101, /m)
    expect(offerFacts(offerOn('s01')).agency).toContain(', BIV 999.101, ')
    const { rows } = offerFacts(offerOn('s01', 'fr', { SUSPENSIVE: ['financing', 'soil'] })).blocks[2] ?? { rows: [] }
    expect(rows.find(({ label }) => label === 'Conditions suspensives')?.value).toBe(
      'Crédit auprès d’une banque\nAttestation du sol favorable',
    )
  })

  test('excludes the asking price, and shows a hidden address only as a town (ruling 10)', () => {
    expect(textOf(offerOn('s01'))).not.toContain('985.000')
    const { street } = getRecord('s12')
    expect(textOf(offerOn('s12'))).not.toContain(street)
    expect(textOf(offerOn('s12'))).toContain('2930 Brasschaat')
  })

  test('contains no typed web address, as the mail address is unverified', () => {
    const lure = 'Win www.kwaad.example nu'
    const more = {
      ADDRESS: lure,
      CITY: lure,
      PLACE: lure,
      TWO_BUYERS: true,
      ADDRESS_B: 'https://kwaad.example/x',
      CONDITIONS: lure,
    }
    const text = textOf(offerOn('s01', 'nl', more))
    expect(text).not.toContain('kwaad')
    expect(text).toContain('Win […] nu, 2018 Win […] nu')
    expect(text).toContain('anne@voorbeeld.example')
  })

  test('two buyers sign both', () => {
    const { signatures } = offerFacts(offerOn('s01', 'fr', { TWO_BUYERS: true, FIRST_NAME_B: 'Jan', LAST_NAME_B: 'Peeters' }))
    expect(signatures.lines).toHaveLength(3)
    expect(signatures.lines[1]).toBe('Acheteur\u00a0: Jan Peeters')
  })
})

/** Uncompressed objects of the file: pages, fonts, metadata. */
const structureOf = async (input: ReturnType<typeof offerOn>) => (await offerPdf(input)).toString('latin1')
const pagesOf = (file: string) => file.match(/\/Type \/Page\b/g)?.length

describe('the document', () => {
  test('is one page of A4 with both fonts embedded, in its language', async () => {
    const file = await structureOf(offerOn('s01', 'fr'))
    expect(file.startsWith('%PDF-1.')).toBe(true)
    expect(file.trimEnd().endsWith('%%EOF')).toBe(true)
    expect(pagesOf(file)).toBe(1)
    expect(file).toContain('/MediaBox [0 0 595.28 841.89]')
    expect(file.match(/\/FontFile2 /g)).toHaveLength(2)
    expect(file).not.toContain('/BaseFont /Helvetica')
    expect(file).toContain('/Lang (fr)')
    expect(file).toContain('D:20261121100000Z')
  })

  test('long conditions continue on further pages', async () => {
    expect(pagesOf(await structureOf(offerOn('s01', 'nl', { CONDITIONS: 'Voorwaarde.\n'.repeat(160) })))).toBeGreaterThan(2)
  })

  test('is rendered with text of any kind', async () => {
    const odd = { FIRST_NAME: 'Čeněk 王 😀', CONDITIONS: 'a'.repeat(2000), PLACE: '\ud800' }
    expect(pagesOf(await structureOf(offerOn('s01', 'nl', odd)))).toBeGreaterThan(0)
  })
})

test('letters missing in the font lose their accent', () => {
  expect(toPrintable('Čapek, Łódź; José Müller 王 — € “x”')).toBe('Capek, ?ódz; José Müller ? — € “x”')
})
