import { afterEach, describe, expect, test, vi } from 'vitest'
import { parseForm, visibleFields } from '@/lib/forms/define-form'
import { forms } from '@/lib/forms/registry'
import { boundDays } from '@/lib/server/leads/day-bounds'

afterEach(() => void vi.useRealTimers())

const person = {
  TITLE: 'ms',
  FIRST_NAME: 'An',
  LAST_NAME: 'Peeters',
  EMAIL: 'an@voorbeeld.example',
  PHONE_NUMBER: '0470 12 34 56',
  PRIVACY: 'on',
}

const home = { ADDRESS: 'Kerkstraat 1', ZIP: '2018', CITY: 'Antwerpen' }

const errorsOf = (parsed: ReturnType<typeof parseForm>) => (parsed.kind === 'invalid' ? parsed.errors : {})

describe('rental application: each Region allows other questions (belgium.md, "Renting")', () => {
  const form = forms['rental-application']
  const asked = (region: string) => visibleFields(form, {}, { region })

  test('Flanders: what is necessary for the decision, the rest optional', () => {
    expect(asked('flanders')).toEqual(
      expect.arrayContaining(['ADDRESS', 'ADULTS', 'KIDS', 'PETS', 'MOVING_DATE', 'REASON', 'INCOME_A']),
    )
    for (const name of ['KIDS', 'PETS', 'MOVING_DATE', 'REASON']) expect(form.fields[name]?.isRequired).toBe(false)
  })

  test('Brussels: a closed list of name, contact, number of persons and means', () => {
    const person = ['TITLE', 'FIRST_NAME', 'LAST_NAME', 'EMAIL', 'PHONE_NUMBER']
    const means = ['INCOME_A', 'FIRST_NAME_B', 'LAST_NAME_B', 'INCOME_B']
    expect(asked('brussels')).toEqual(['LINK', ...person, 'PERSONS', ...means, 'PRIVACY'])
    expect(asked('')).toEqual(asked('brussels'))
  })

  test('Wallonia: the household and the address, no plans', () => {
    expect(asked('wallonia')).toEqual(expect.arrayContaining(['ADDRESS', 'ADULTS', 'KIDS', 'INCOME_A']))
    for (const name of ['PERSONS', 'PETS', 'MOVING_DATE', 'REASON']) expect(asked('wallonia')).not.toContain(name)
  })

  test.each([
    ['2020-01-01', { MOVING_DATE: 'movingDateInvalid' }],
    ['2126-01-01', { MOVING_DATE: 'movingDateInvalid' }],
    ['2026-11-21', {}],
    ['', {}],
  ])('the start date is today or later: %s', (MOVING_DATE, errors) => {
    const sent = { ...person, ...home, ADULTS: '2', INCOME_A: '3450', MOVING_DATE }
    expect(errorsOf(parseForm(boundDays(form, '2026-11-21'), sent, { region: 'flanders' }))).toEqual(errors)
  })

  test('no Region has source of income, birth, health or criminal record', () => {
    const names = Object.keys(form.fields).join()
    expect(names).not.toMatch(/SOURCE|BIRTH|HEALTH|JUDICIAL|EMPLOYER/)
  })

  test('fields that a Region does not allow are not stored when sent anyway', () => {
    const parsed = parseForm(
      form,
      { ...person, PERSONS: '2', INCOME_A: '3.450', PETS: 'yes', REASON: 'x' },
      { region: 'brussels' },
    )
    expect(parsed).toMatchObject({ kind: 'valid', values: { PERSONS: 2, INCOME_A: 3450 } })
    expect(parsed.kind === 'valid' && Object.keys(parsed.values)).not.toContain('PETS')
  })

  test('incomes are amounts', () => {
    const parsed = parseForm(form, { ...person, ...home, ADULTS: '0', INCOME_A: '', INCOME_B: 'veel' }, { region: 'flanders' })
    expect(errorsOf(parsed)).toEqual({ ADULTS: 'numberOutOfRange', INCOME_A: 'incomeRequired', INCOME_B: 'numberInvalid' })
  })
})

describe('purchase offer', () => {
  const form = forms['purchase-offer']
  const complete = {
    ...person,
    ...home,
    AMOUNT: '738.000',
    AMOUNT_IN_WORDS: '738000',
    START_DATE: '2026-11-21',
    END_DATE: '2026-11-30',
    SUSPENSIVE: ['financing', 'soil'],
    PLACE: 'Antwerpen',
    SIGN_DATE: '2026-11-21',
    DEPOSIT: 'on',
    BINDING: 'on',
  }

  test('a complete offer', () => {
    expect(parseForm(form, complete)).toMatchObject({
      kind: 'valid',
      values: { AMOUNT: 738_000, SUSPENSIVE: ['financing', 'soil'] },
    })
  })

  test.each([
    ['missing words', { AMOUNT_IN_WORDS: '' }, { AMOUNT_IN_WORDS: 'amountUnread' }],
    ['words of another amount', { AMOUNT: '739000' }, { AMOUNT_IN_WORDS: 'amountUnread' }],
    ['no amount', { AMOUNT: '' }, { AMOUNT: 'amountRequired' }],
    ['no whole euros', { AMOUNT: '738.000,50' }, { AMOUNT: 'numberNotWhole' }],
    ['too much', { AMOUNT: '50.000.001' }, { AMOUNT: 'numberOutOfRange' }],
    ['no end (spec 5)', { END_DATE: '' }, { END_DATE: 'periodInvalid' }],
    ['a day that is not there (spec 5)', { START_DATE: '2026-02-30' }, { START_DATE: 'periodInvalid' }],
    ['an end before the start (spec 5)', { END_DATE: '2026-11-20' }, { END_DATE: 'periodInvalid' }],
    [
      'no address (spec 5)',
      { ADDRESS: '', ZIP: '', CITY: '' },
      { ADDRESS: 'addressRequired', ZIP: 'postalCodeRequired', CITY: 'cityRequired' },
    ],
    ['no deposit, not binding', { DEPOSIT: '', BINDING: '' }, { DEPOSIT: 'depositRequired', BINDING: 'bindingRequired' }],
    [
      'a second buyer without a name',
      { TWO_BUYERS: 'on' },
      { FIRST_NAME_B: 'secondFirstNameRequired', LAST_NAME_B: 'secondLastNameRequired' },
    ],
  ])('%s', (_name, change, errors) => {
    expect(errorsOf(parseForm(form, { ...complete, ...change }))).toEqual(errors)
  })

  test.each([
    ['an end in the past', { START_DATE: '2026-11-01', END_DATE: '2026-11-20' }, ['START_DATE', 'END_DATE'], 'periodInvalid'],
    ['an end in a hundred years', { END_DATE: '2126-11-30' }, ['END_DATE'], 'periodInvalid'],
    ['an end after a year and a day', { END_DATE: '2027-11-22' }, ['END_DATE'], 'periodInvalid'],
    ['signed long ago', { SIGN_DATE: '1990-01-01' }, ['SIGN_DATE'], 'signDateInvalid'],
    ['signed in a hundred years', { SIGN_DATE: '2126-12-01' }, ['SIGN_DATE'], 'signDateInvalid'],
  ])('%s is rejected, in the browser and on the server', async (_name, change, fields, message) => {
    vi.setSystemTime('2026-11-21T10:00:00Z')
    const sent = { ...complete, ...change }
    const errors = Object.fromEntries(fields.map((name) => [name, message]))
    expect(errorsOf(parseForm(boundDays(form, '2026-11-21'), sent))).toEqual(errors)
  })

  test('it ends within a year', () => {
    expect(parseForm(boundDays(form, '2026-11-21'), { ...complete, END_DATE: '2027-11-21' }).kind).toBe('valid')
  })

  test('start and end may be the same day', () => {
    expect(parseForm(form, { ...complete, END_DATE: '2026-11-21' }).kind).toBe('valid')
  })
})

describe('visit', () => {
  const form = forms.visit
  const context = { language: 'nl', calendar: 'yes' }

  test('a slot is required where the agent has a calendar, otherwise preferred hours', () => {
    expect(errorsOf(parseForm(form, person, context))).toEqual({ SLOT: 'slotRequired' })
    expect(parseForm(form, person, { language: 'nl', calendar: 'no' }).kind).toBe('valid')
    expect(visibleFields(form, {}, context)).not.toContain('CONTACT_SLOTS')
    expect(visibleFields(form, { SLOT: 'other' }, context)).toContain('CONTACT_SLOTS')
    expect(visibleFields(form, { SLOT: 'waiting-list' }, context)).toContain('CONTACT_SLOTS')
  })

  test('a slot is a time or one of the other answers', () => {
    for (const SLOT of ['2026-11-24T09:00:00.000Z', 'other', 'waiting-list'])
      expect(parseForm(form, { ...person, SLOT }, context).kind).toBe('valid')
    for (const SLOT of ['2026-11-24', 'tomorrow', '2026-13-24T09:00:00.000Z'])
      expect(errorsOf(parseForm(form, { ...person, SLOT }, context))).toEqual({ SLOT: 'slotRequired' })
  })

  test('before the viewing only name and contact: no income (belgium.md, "Renting")', () => {
    expect(Object.keys(form.fields).join()).not.toMatch(/INCOME|ADULTS|KIDS|PETS|REASON/)
  })
})
