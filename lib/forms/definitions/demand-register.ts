/** Keep me informed: a saved search with contact data, and an optional password for an account (specification 2, 3 and 5). */
import { type CrossCheck, defineForm } from '../define-form.ts'
import { newPassword, repeatedPassword } from '../fields.ts'
import { newsletterOptIn, person, privacy } from '../person.ts'
import { searchChecks, searchFields, searchSections } from '../search-fields.ts'

const isConfirmed: CrossCheck = ({ PASSWORD, PASSWORD_CONFIRMATION }) =>
  PASSWORD === PASSWORD_CONFIRMATION ? undefined : { field: 'PASSWORD_CONFIRMATION', message: 'passwordMismatch' }

export const demandRegisterForm = defineForm({
  id: 'demand-register',
  hasSteps: true,
  fields: {
    ...searchFields,
    ...person,
    PASSWORD: newPassword({ width: 'half', hasHelp: true }),
    PASSWORD_CONFIRMATION: repeatedPassword({ width: 'half', hasHelp: true }),
    ...newsletterOptIn,
    ...privacy,
  },
  sections: [
    ...searchSections,
    { id: 'person', step: 'person', fields: ['TITLE', 'FIRST_NAME', 'LAST_NAME', 'EMAIL', 'PHONE_NUMBER'] },
    { id: 'account', step: 'person', fields: ['PASSWORD', 'PASSWORD_CONFIRMATION'] },
    { id: 'confirm', step: 'person', fields: ['NEWSLETTER', 'PRIVACY'] },
  ],
  earlyChecks: [...searchChecks, isConfirmed],
  thankYou: 'feedback/demand-register',
  essentialMail: 'EMAIL',
  // The mail that asks to confirm the search already lists the data.
  confirms: false,
})
