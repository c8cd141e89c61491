/** A purchase offer (specification 3, "Purchase offer"; 5, dates; belgium.md, "A purchase offer can bind"). */
import type { Condition } from '../../domain/site/condition.ts'
import { homeAddress } from '../address.ts'
import { type CrossCheck, defineForm } from '../define-form.ts'
import { amountWords, checkbox, choices, day, email, name, phone, text, textarea, wholeNumber } from '../fields.ts'
import { person, privacy } from '../person.ts'

/** Conditions precedent of the offer. */
const suspensiveConditions = ['financing', 'soil', 'planning', 'own-sale'] as const

const two: readonly Condition[] = [{ field: 'TWO_BUYERS', logic: 'equal', compareWithValue: 'on' }]

/** Euro; highest amount that is written in words. */
const maxAmount = 50_000_000

const period = {
  required: 'periodInvalid',
  incomplete: 'periodInvalid',
  within: { years: 1, message: 'periodInvalid' },
  width: 'half',
} as const

/** ISO dates can be compared as strings. */
const periodInOrder: CrossCheck = ({ START_DATE, END_DATE }) =>
  typeof START_DATE === 'string' && typeof END_DATE === 'string' && START_DATE > END_DATE
    ? { field: 'END_DATE', message: 'periodInvalid' }
    : undefined

/** The confirmation is only valid for the amount whose words were displayed. */
const wordsRead: CrossCheck = ({ AMOUNT, AMOUNT_IN_WORDS }) =>
  typeof AMOUNT !== 'number' || AMOUNT > maxAmount || AMOUNT_IN_WORDS === String(AMOUNT)
    ? undefined
    : { field: 'AMOUNT_IN_WORDS', message: 'amountUnread' }

export const purchaseOfferForm = defineForm({
  id: 'purchase-offer',
  subject: 'property',
  fields: {
    AMOUNT: wholeNumber({ min: 1, max: maxAmount, counts: 'euros', required: 'amountRequired', width: 'half', hasHelp: true }),
    AMOUNT_IN_WORDS: amountWords('AMOUNT', { required: 'amountUnread' }),
    START_DATE: day(period),
    END_DATE: day(period),
    SUSPENSIVE: choices({ values: suspensiveConditions, hasHelp: true }),
    CONDITIONS: textarea({ maxLength: 2000, noAddress: true, hasHelp: true }),
    ...person,
    ...homeAddress,
    TWO_BUYERS: checkbox(),
    FIRST_NAME_B: name({ required: 'secondFirstNameRequired', maxLength: 60, width: 'half', showWhen: two }),
    LAST_NAME_B: name({ required: 'secondLastNameRequired', maxLength: 60, width: 'half', showWhen: two }),
    EMAIL_B: email({ width: 'half', showWhen: two }),
    PHONE_NUMBER_B: phone({ width: 'half', showWhen: two }),
    ADDRESS_B: text({ maxLength: 200, showWhen: two, hasHelp: true }),
    PLACE: text({ required: 'placeRequired', maxLength: 80, width: 'half' }),
    SIGN_DATE: day({ required: 'dateInvalid', within: { years: 1, message: 'signDateInvalid' }, width: 'half' }),
    DEPOSIT: checkbox({ required: 'depositRequired' }),
    BINDING: checkbox({ required: 'bindingRequired' }),
    ...privacy,
  },
  sections: [
    { id: 'offer', fields: ['AMOUNT', 'AMOUNT_IN_WORDS', 'START_DATE', 'END_DATE', 'SUSPENSIVE', 'CONDITIONS'] },
    {
      id: 'buyerA',
      fields: ['TITLE', 'FIRST_NAME', 'LAST_NAME', 'EMAIL', 'PHONE_NUMBER', 'ADDRESS', 'ZIP', 'CITY'],
    },
    { id: 'buyerB', fields: ['TWO_BUYERS', 'FIRST_NAME_B', 'LAST_NAME_B', 'EMAIL_B', 'PHONE_NUMBER_B', 'ADDRESS_B'] },
    { id: 'sign', fields: ['PLACE', 'SIGN_DATE', 'DEPOSIT', 'BINDING', 'PRIVACY'] },
  ],
  others: { EMAIL_B: ['FIRST_NAME_B', 'LAST_NAME_B', 'EMAIL_B', 'PHONE_NUMBER_B', 'ADDRESS_B'] },
  checks: [periodInOrder, wordsRead],
  thankYou: 'feedback/purchase-offer',
})
