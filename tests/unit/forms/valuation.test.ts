/** Free valuation: fields depend on the kind; messages of specification 5; steps. */
import { describe, expect, test } from 'vitest'
import { parseForm, visibleFields } from '@/lib/forms/define-form'
import { valuationForm } from '@/lib/forms/definitions/valuation'
import { firstStepWith, stepsOf } from '@/lib/forms/form-steps'

const complete = {
  STREET: 'Schijnstraat',
  HOUSE_NUMBER: '12',
  ZIP: '2100',
  CITY: 'Deurne',
  HOME_KIND: 'terraced',
  LIVING_AREA: '165',
  BEDROOMS: '3',
  HOME_STATE: 'ready',
  TITLE: 'ms',
  FIRST_NAME: 'An',
  LAST_NAME: 'Peeters',
  EMAIL: 'an@voorbeeld.example',
  PHONE_NUMBER: '0400654321',
  PRIVACY: 'on',
}

test('a house with the required fields only is valid', () => {
  expect(parseForm(valuationForm, complete)).toMatchObject({ kind: 'valid', values: { LIVING_AREA: 165, BEDROOMS: 3 } })
})

test('land has no rooms, state or label: such values are not stored', () => {
  const result = parseForm(valuationForm, { ...complete, HOME_KIND: 'land', PLOT_AREA: '1.250' })
  expect(result).toMatchObject({ kind: 'valid', values: { PLOT_AREA: 1250 } })
  expect(result).not.toHaveProperty('values.BEDROOMS')
  expect(result).not.toHaveProperty('values.HOME_STATE')
})

test.each([
  ['terraced', true, true, true],
  ['apartment', true, false, false],
  ['studio', false, false, false],
  ['commercial', false, false, false],
  ['land', false, true, false],
])('for a %s it asks for bedrooms %s, plot %s, facades %s', (kind, bedrooms, plot, facades) => {
  const shown = visibleFields(valuationForm, { ...complete, HOME_KIND: kind })
  expect(['BEDROOMS', 'PLOT_AREA', 'FACADES'].map((name) => shown.includes(name))).toEqual([bedrooms, plot, facades])
})

test('valuation address, postal code and city are required (spec 5), in the order of the page', () => {
  const { STREET, HOUSE_NUMBER, ZIP, CITY, ...rest } = complete
  expect(parseForm(valuationForm, rest)).toEqual({
    kind: 'invalid',
    errors: {
      STREET: 'valuationAddressRequired',
      HOUSE_NUMBER: 'houseNumberRequired',
      ZIP: 'postalCodeRequired',
      CITY: 'cityRequired',
    },
  })
})

describe('the steps', () => {
  test('are address, home and person, with every section in one of them', () => {
    const steps = stepsOf(valuationForm)
    expect(steps.map(({ id }) => id)).toEqual(['address', 'home', 'person'])
    expect(steps.flatMap(({ sections }) => sections)).toEqual(valuationForm.sections)
  })

  test('an error leads to the first step with an error', () => {
    expect(firstStepWith(valuationForm, { PRIVACY: 'privacyRequired', LIVING_AREA: 'numberInvalid' })).toBe(1)
    expect(firstStepWith(valuationForm, {})).toBe(0)
  })
})
