/** Who is writing: the fields that every form asks in the same way (specification 3, "Contact forms"; 5). */
import type { Language } from '../domain/text/language.ts'
import type { Field } from './field.ts'
import { checkbox, choice, choices, email, name, phone } from './fields.ts'

/** The last one chooses none; whoever chose another can come back to it. */
const titles = ['ms', 'mr', 'none'] as const

/** Only for an agency that asks for it: an answer needs no title (`forms` in `data/site.json`). */
const titleRequired: Field['requiredWhen'] = {
  rules: [{ field: 'titleRequired', logic: 'equal', compareWithValue: 'yes' }],
  message: 'titleRequired',
}

/** The middle one starts an hour earlier in Dutch (specification 5). */
const contactSlots = ['10:00-13:00', '13:00-16:00', '14:00-16:00', '16:00-19:00'] as const

/** The slots that a language offers. */
export const slotsOf = (language: Language): readonly string[] =>
  contactSlots.filter((slot) => slot !== (language === 'nl' ? '14:00-16:00' : '13:00-16:00'))

export const person = {
  TITLE: { ...choice({ values: titles, autocomplete: 'honorific-prefix' }), requiredWhen: titleRequired },
  FIRST_NAME: name({ required: 'firstNameRequired', maxLength: 60, width: 'half', autocomplete: 'given-name' }),
  LAST_NAME: name({ required: 'lastNameRequired', maxLength: 60, width: 'half', autocomplete: 'family-name' }),
  EMAIL: email({ required: 'emailRequired', width: 'half' }),
  PHONE_NUMBER: phone({ required: 'phoneRequired', width: 'half' }),
}

/** When and how the visitor likes to be reached; neither is required. */
export const preference = {
  CONTACT_SLOTS: choices({ values: contactSlots }),
  CONTACT_DEVICE: choice({ values: ['phone', 'email'] }),
}

/** Never ticked beforehand (belgium.md, "Privacy"). */
export const newsletterOptIn = { NEWSLETTER: checkbox() }

export const privacy = { PRIVACY: checkbox({ required: 'privacyRequired' }) }
