/** Request for the documents of a property, which are sent by mail (specification 1 and 8). */
import { defineForm } from '../define-form.ts'
import { person, privacy } from '../person.ts'

const { TITLE, FIRST_NAME, LAST_NAME, EMAIL } = person

export const documentsForm = defineForm({
  id: 'documents',
  subject: 'property',
  fields: { TITLE, FIRST_NAME, LAST_NAME, EMAIL: { ...EMAIL, width: 'full', hasHelp: true }, ...privacy },
  sections: [
    { id: 'person', fields: ['TITLE', 'FIRST_NAME', 'LAST_NAME', 'EMAIL'] },
    { id: 'confirm', fields: ['PRIVACY'] },
  ],
  thankYou: 'feedback/request-document',
  essentialMail: 'EMAIL',
})
