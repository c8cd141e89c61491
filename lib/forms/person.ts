/** The sender: fields that are the same in every form (specification 3, "Contact forms"; 5). */
import type { Language } from '../domain/text/language.ts'
import type { Field } from './field.ts'
import { checkbox, choice, choices, email, name, phone } from './fields.ts'

/** The last one means no title, to undo another choice. */
const titles = ['ms', 'mr', 'none'] as const

/** Only for agencies that require it: a reply needs no title (`forms` in `data/site.json`). */
const titleRequired: Field['requiredWhen'] = {
  rules: [{ field: 'titleRequired', logic: 'equal', compareWithValue: 'yes' }],
  message: 'titleRequired',
}

/** Dutch has 13:00 and other languages 14:00 as start of the middle one (specification 5). */
const contactSlots = ['10:00-13:00', '13:00-16:00', '14:00-16:00', '16:00-19:00'] as const

/** The time slots in a language. */
export const slotsOf = (language: Language): readonly string[] =>
  contactSlots.filter((slot) => slot !== (language === 'nl' ? '14:00-16:00' : '13:00-16:00'))

export const person = {
  TITLE: { ...choice({ values: titles, autocomplete: 'honorific-prefix' }), requiredWhen: titleRequired },
  FIRST_NAME: name({ required: 'firstNameRequired', maxLength: 60, width: 'half', autocomplete: 'given-name' }),
  LAST_NAME: name({ required: 'lastNameRequired', maxLength: 60, width: 'half', autocomplete: 'family-name' }),
  EMAIL: email({ required: 'emailRequired', width: 'half' }),
  PHONE_NUMBER: phone({ required: 'phoneRequired', width: 'half' }),
}

/** Preferred time and way of contact; both optional. */
export const preference = {
  CONTACT_SLOTS: choices({ values: contactSlots }),
  CONTACT_DEVICE: choice({ values: ['phone', 'email'] }),
}

/** Never ticked by default (belgium.md, "Privacy"). */
export const newsletterOptIn = { NEWSLETTER: checkbox() }

export const privacy = { PRIVACY: checkbox({ required: 'privacyRequired' }) }
