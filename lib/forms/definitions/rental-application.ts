/**
 * Application for a rental after a viewing (specification 3, "Rental application"; ruling 30). The questions allowed differ by
 * Region (belgium.md, "Renting"): Brussels has a closed list without household and plans, Wallonia one with the household,
 * Flanders allows what is necessary for the decision. Questions that the decision may not depend on are optional and state why
 * they are asked.
 */
import type { Condition } from '../../domain/site/condition.ts'
import { homeAddress } from '../address.ts'
import { defineForm } from '../define-form.ts'
import { choice, day, hidden, name, textarea, wholeNumber } from '../fields.ts'
import { person, privacy } from '../person.ts'

const regions = (...allowed: readonly string[]): Condition[] => [{ field: 'region', logic: 'in', compareWithValue: allowed }]

const flanders = regions('flanders')
/** Abroad, the shortest list applies. */
const brussels = regions('brussels', '')
const notBrussels = regions('flanders', 'wallonia')

const count = { min: 0, max: 20, width: 'half' } as const
const income = { min: 0, max: 1_000_000, counts: 'euros', width: 'half', hasHelp: true } as const

export const rentalApplicationForm = defineForm({
  id: 'rental-application',
  subject: 'property',
  fields: {
    LINK: hidden(),
    ...person,
    ADDRESS: { ...homeAddress.ADDRESS, showWhen: notBrussels },
    ZIP: { ...homeAddress.ZIP, showWhen: notBrussels },
    CITY: { ...homeAddress.CITY, showWhen: notBrussels },
    PERSONS: wholeNumber({ ...count, min: 1, required: 'personsRequired', showWhen: brussels, hasHelp: true }),
    ADULTS: wholeNumber({ ...count, min: 1, required: 'adultsRequired', showWhen: notBrussels, hasHelp: true }),
    KIDS: wholeNumber({ ...count, showWhen: notBrussels, hasHelp: true }),
    PETS: choice({ values: ['no', 'yes'], showWhen: flanders, hasHelp: true }),
    MOVING_DATE: day({ width: 'half', within: { years: 2, message: 'movingDateInvalid' }, showWhen: flanders, hasHelp: true }),
    REASON: textarea({ maxLength: 1000, showWhen: flanders, hasHelp: true }),
    INCOME_A: wholeNumber({ ...income, required: 'incomeRequired' }),
    FIRST_NAME_B: name({ maxLength: 60, width: 'half' }),
    LAST_NAME_B: name({ maxLength: 60, width: 'half' }),
    INCOME_B: wholeNumber(income),
    ...privacy,
  },
  sections: [
    {
      id: 'person',
      fields: ['LINK', 'TITLE', 'FIRST_NAME', 'LAST_NAME', 'EMAIL', 'PHONE_NUMBER', 'ADDRESS', 'ZIP', 'CITY'],
    },
    { id: 'household', fields: ['PERSONS', 'ADULTS', 'KIDS', 'PETS', 'MOVING_DATE', 'REASON'] },
    { id: 'means', fields: ['INCOME_A', 'FIRST_NAME_B', 'LAST_NAME_B', 'INCOME_B'] },
    { id: 'confirm', fields: ['PRIVACY'] },
  ],
  hasSteps: true,
  thankYou: 'feedback/rental-application',
})
