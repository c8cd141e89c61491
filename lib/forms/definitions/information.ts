/** Request for information on a property (specification 1 and 3). */
import { defineForm } from '../define-form.ts'
import { textarea } from '../fields.ts'
import { newsletterOptIn, person, preference, privacy } from '../person.ts'

export const informationForm = defineForm({
  id: 'information',
  subject: 'property',
  fields: {
    REMARK: textarea({ required: 'remarkRequired', maxLength: 2000 }),
    ...person,
    ...preference,
    ...newsletterOptIn,
    ...privacy,
  },
  sections: [
    { id: 'message', fields: ['REMARK'] },
    {
      id: 'person',
      fields: ['TITLE', 'FIRST_NAME', 'LAST_NAME', 'EMAIL', 'PHONE_NUMBER', 'CONTACT_SLOTS', 'CONTACT_DEVICE'],
    },
    { id: 'confirm', fields: ['NEWSLETTER', 'PRIVACY'] },
  ],
  thankYou: 'feedback/contact-me',
})
