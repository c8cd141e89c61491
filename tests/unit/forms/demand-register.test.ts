/** The demand register requires goal, type and place, and a password only for an account (specification 5). */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolverOf } from '@/components/forms/attempt/form-resolver'
import { parseForm } from '@/lib/forms/define-form'
import { demandRegisterForm } from '@/lib/forms/definitions/demand-register'

const criteria = { GOAL: 'sale', TYPES: ['2'], ZONES: ['berchem'], ZIPS: '', SCHEDULE: 'daily' }
const person = { TITLE: 'ms', FIRST_NAME: 'An', LAST_NAME: 'Peeters', EMAIL: 'an@voorbeeld.example', PHONE_NUMBER: '0470123456' }
const complete = { ...criteria, ...person, PRIVACY: 'on' }

const errorsOf = (values: Record<string, string | string[]>) => {
  const parsed = parseForm(demandRegisterForm, values)
  return parsed.kind === 'invalid' ? parsed.errors : {}
}

test('is valid with a goal, a type and a zone or postcode', () => {
  expect(errorsOf(complete)).toEqual({})
  expect(errorsOf({ ...complete, ZONES: [], ZIPS: '2600; 2140 2018' })).toEqual({})
})

test('missing fields of the first step are reported, although the other steps are empty', () => {
  expect(errorsOf({})).toMatchObject({ GOAL: 'goalRequired', TYPES: 'typesRequired', ZONES: 'zonesRequired' })
})

test.each(['500000', '500.000', '500 000'])('a highest price of %s below the lowest is reported', (MIN_PRICE) => {
  expect(errorsOf({ ...complete, MIN_PRICE, MAX_PRICE: '400000' })).toEqual({ MAX_PRICE: 'priceRangeInvalid' })
  expect(errorsOf({ ...complete, MIN_PRICE, MAX_PRICE: '' })).toEqual({})
})

test.each(['26', '26000', 'Berchem', '0600', '2600, abc'])('%s is not a list of postcodes', (ZIPS) => {
  expect(errorsOf({ ...complete, ZIPS })).toEqual({ ZIPS: 'postalCodesInvalid' })
})

test('browser and server give the same message for a wrong postcode', async () => {
  for (const id of ['demand-register', 'change-search'] as const) {
    const options = { fields: {}, shouldUseNativeValidation: false }
    const { errors } = await resolverOf(id, {}, undefined)({ ...complete, ZIPS: '2600, abc' }, undefined, options)
    expect(errors['ZIPS']?.message).toBe('postalCodesInvalid')
  }
})

test('the password is optional; a chosen one has twelve characters and is repeated', () => {
  const chosen = (PASSWORD: string, PASSWORD_CONFIRMATION: string) => errorsOf({ ...complete, PASSWORD, PASSWORD_CONFIRMATION })
  expect(chosen('twaalf tekens', 'twaalf tekens')).toEqual({})
  expect(chosen('elf tekens.', 'elf tekens.')).toMatchObject({ PASSWORD: 'passwordTooShort' })
  expect(chosen('twaalf tekens', '')).toEqual({ PASSWORD_CONFIRMATION: 'passwordMismatch' })
})

test('a password that is not repeated is reported at any length, whatever else is invalid', () => {
  const typed = fc.string({ maxLength: 200 })
  fc.assert(
    fc.property(typed, fc.option(typed), fc.boolean(), (PASSWORD, other, isComplete) => {
      const PASSWORD_CONFIRMATION = other ?? PASSWORD
      const errors = errorsOf({ ...(isComplete ? complete : {}), PASSWORD, PASSWORD_CONFIRMATION })
      const message = PASSWORD === PASSWORD_CONFIRMATION ? undefined : 'passwordMismatch'
      expect(errors['PASSWORD_CONFIRMATION']).toBe(message)
    }),
  )
})
