/** Request for a free valuation, in three steps (specification 2, contact-demand; 5, "valuation address required"). */
import type { Condition } from '../../domain/site/condition.ts'
import { defineForm } from '../define-form.ts'
import { choice, postalCode, text, textarea, wholeNumber } from '../fields.ts'
import { newsletterOptIn, person, preference, privacy } from '../person.ts'

const isNot = (kind: string): Condition => ({ field: 'HOME_KIND', logic: 'not-equal', compareWithValue: kind })
const isOneOf = (...kinds: string[]): Condition => ({ field: 'HOME_KIND', logic: 'in', compareWithValue: kinds })

/** Land has no rooms and no state; the bedroom of a studio is part of it. */
const isBuilt = [isNot('land')]
const hasBedrooms = [isNot('land'), isNot('studio'), isNot('commercial')]
const isHouse = [isOneOf('terraced', 'detached')]
const hasPlot = [isOneOf('terraced', 'detached', 'land')]

export const valuationForm = defineForm({
  id: 'valuation',
  hasSteps: true,
  fields: {
    STREET: text({ required: 'valuationAddressRequired', maxLength: 120, width: 'two-thirds', autocomplete: 'address-line1' }),
    HOUSE_NUMBER: text({ required: 'houseNumberRequired', maxLength: 12, width: 'third' }),
    BOX_NUMBER: text({ maxLength: 12, width: 'third' }),
    ZIP: postalCode({ required: 'postalCodeRequired', width: 'third' }),
    CITY: text({ required: 'cityRequired', maxLength: 80, width: 'third', autocomplete: 'address-level2' }),
    HOME_KIND: choice({
      values: ['terraced', 'detached', 'apartment', 'studio', 'commercial', 'land'],
      required: 'homeKindRequired',
      look: 'tiles',
    }),
    LIVING_AREA: wholeNumber({ min: 8, max: 20_000, required: 'livingAreaRequired', width: 'third', showWhen: isBuilt }),
    BEDROOMS: wholeNumber({ min: 0, max: 40, required: 'bedroomsRequired', width: 'third', showWhen: hasBedrooms }),
    YEAR: wholeNumber({ min: 1400, max: 2100, width: 'third', showWhen: isBuilt, counts: 'years' }),
    PLOT_AREA: wholeNumber({ min: 8, max: 2_000_000, width: 'third', showWhen: hasPlot }),
    FACADES: choice({ values: ['2', '3', '4'], kind: 'select', width: 'third', showWhen: isHouse }),
    HOME_STATE: choice({
      values: ['ready', 'refresh', 'renovate'],
      kind: 'select',
      required: 'homeStateRequired',
      width: 'third',
      showWhen: isBuilt,
    }),
    EPC_LABEL: choice({ values: ['a_plus', 'a', 'b', 'c', 'd', 'e', 'f', 'unknown'], look: 'epc', showWhen: isBuilt }),
    PLAN: choice({ values: ['sell', 'let', 'undecided'] }),
    REMARK: textarea(),
    ...person,
    ...preference,
    ...newsletterOptIn,
    ...privacy,
  },
  sections: [
    { id: 'address', step: 'address', fields: ['STREET', 'HOUSE_NUMBER', 'BOX_NUMBER', 'ZIP', 'CITY'] },
    { id: 'kind', step: 'home', fields: ['HOME_KIND'] },
    {
      id: 'home',
      step: 'home',
      fields: ['LIVING_AREA', 'BEDROOMS', 'YEAR', 'PLOT_AREA', 'FACADES', 'HOME_STATE', 'EPC_LABEL'],
    },
    { id: 'plan', step: 'home', fields: ['PLAN', 'REMARK'] },
    {
      id: 'person',
      step: 'person',
      fields: ['TITLE', 'FIRST_NAME', 'LAST_NAME', 'EMAIL', 'PHONE_NUMBER', 'CONTACT_SLOTS', 'CONTACT_DEVICE'],
    },
    { id: 'confirm', step: 'person', fields: ['NEWSLETTER', 'PRIVACY'] },
  ],
  thankYou: 'feedback/contact-demand',
})
