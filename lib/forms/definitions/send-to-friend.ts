/** Send a property to a friend (specification 3, "friend fields"; 5). */
import { defineForm } from '../define-form.ts'
import { email, name, textarea } from '../fields.ts'
import { person, privacy } from '../person.ts'

const { FIRST_NAME, LAST_NAME, EMAIL } = person

export const sendToFriendForm = defineForm({
  id: 'send-to-friend',
  subject: 'property',
  fields: {
    FIRST_NAME_FRIEND: name({ required: 'friendFirstNameRequired', maxLength: 60, width: 'half', autocomplete: 'off' }),
    LAST_NAME_FRIEND: name({ required: 'friendLastNameRequired', maxLength: 60, width: 'half', autocomplete: 'off' }),
    EMAIL_RECEIVER: email({ required: 'friendEmailRequired', invalid: 'friendEmailInvalid', autocomplete: 'off' }),
    REMARK: textarea({ maxLength: 500, noAddress: true, hasHelp: true }),
    FIRST_NAME,
    LAST_NAME,
    EMAIL: { ...EMAIL, width: 'full' },
    ...privacy,
  },
  sections: [
    { id: 'friend', fields: ['FIRST_NAME_FRIEND', 'LAST_NAME_FRIEND', 'EMAIL_RECEIVER', 'REMARK'] },
    { id: 'person', fields: ['FIRST_NAME', 'LAST_NAME', 'EMAIL'] },
    { id: 'confirm', fields: ['PRIVACY'] },
  ],
  // The remark is addressed to the friend and often contains the name.
  others: { EMAIL_RECEIVER: ['FIRST_NAME_FRIEND', 'LAST_NAME_FRIEND', 'EMAIL_RECEIVER', 'REMARK'] },
  thankYou: 'feedback/send-to-friend',
  essentialMail: 'EMAIL_RECEIVER',
})
