/** Save this search: subscribes a mail address to the filter of a list, or to everything. */
import { defineForm } from '../define-form.ts'
import { email, hidden } from '../fields.ts'
import { privacy } from '../person.ts'
import { schedule } from '../search-fields.ts'

export const saveSearchForm = defineForm({
  id: 'save-search',
  fields: {
    GOAL: hidden(),
    /** Query string of a list. */
    QUERY: hidden({ maxLength: 2000 }),
    EMAIL: email({ required: 'emailRequired' }),
    ...schedule,
    ...privacy,
  },
  sections: [{ id: 'save-search', fields: ['GOAL', 'QUERY', 'EMAIL', 'SCHEDULE', 'PRIVACY'] }],
  thankYou: 'feedback/demand-register',
  essentialMail: 'EMAIL',
  confirms: false,
  notifiesAgency: false,
  keepsDraft: false,
})
