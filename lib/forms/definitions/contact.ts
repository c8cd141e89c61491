/** The form of the contact page (specification 3, "Contact forms"). */
import { defineForm } from '../define-form.ts'
import { textarea, wholeNumber } from '../fields.ts'
import { newsletterOptIn, person, preference, privacy } from '../person.ts'

export const contactForm = defineForm({
  id: 'contact',
  fields: {
    ...person,
    REMARK: textarea({ required: 'remarkRequired' }),
    BUDGET: wholeNumber({ min: 10_000, max: 100_000_000, counts: 'euros', width: 'half' }),
    ...preference,
    ...newsletterOptIn,
    ...privacy,
  },
  sections: [
    { id: 'message', fields: ['REMARK', 'BUDGET'] },
    {
      id: 'person',
      fields: ['TITLE', 'FIRST_NAME', 'LAST_NAME', 'EMAIL', 'PHONE_NUMBER', 'CONTACT_SLOTS', 'CONTACT_DEVICE'],
    },
    { id: 'confirm', fields: ['NEWSLETTER', 'PRIVACY'] },
  ],
  thankYou: 'feedback/site-contact',
})
