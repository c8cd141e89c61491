/** Newsletter subscription, with double opt-in (belgium.md, "Privacy"). */
import { defineForm } from '../define-form.ts'
import { email } from '../fields.ts'
import { privacy } from '../person.ts'

export const newsletterForm = defineForm({
  id: 'newsletter',
  fields: { EMAIL: email({ required: 'emailRequired', width: 'half' }), ...privacy },
  sections: [{ id: 'newsletter', fields: ['EMAIL', 'PRIVACY'] }],
  thankYou: 'feedback/sign-newsletter',
  essentialMail: 'EMAIL',
  confirms: false,
  notifiesAgency: false,
})
