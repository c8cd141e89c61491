/** Request for information on a discreet property, on future ones, or on a discreet sale (ruling 14). */
import type { Condition } from '../../domain/site/condition.ts'
import { defineForm } from '../define-form.ts'
import { choice, text, textarea } from '../fields.ts'
import { person, preference, privacy } from '../person.ts'

const ofProperty: readonly Condition[] = [{ field: 'DISCREET_WISH', logic: 'equal', compareWithValue: 'offer' }]

export const discreetRequestForm = defineForm({
  id: 'discreet-request',
  fields: {
    DISCREET_WISH: choice({ values: ['offer', 'search', 'sell'], required: 'wishRequired' }),
    /** Letter of a discreet property; the page supplies the choices. */
    DISCREET_OFFER: { ...text({ required: 'discreetOfferRequired', maxLength: 1, showWhen: ofProperty }), kind: 'select' },
    REMARK: textarea(),
    ...person,
    ...preference,
    ...privacy,
  },
  sections: [
    { id: 'discreet', fields: ['DISCREET_WISH', 'DISCREET_OFFER', 'REMARK'] },
    {
      id: 'person',
      fields: ['TITLE', 'FIRST_NAME', 'LAST_NAME', 'EMAIL', 'PHONE_NUMBER', 'CONTACT_SLOTS', 'CONTACT_DEVICE'],
    },
    { id: 'confirm', fields: ['PRIVACY'] },
  ],
  thankYou: 'feedback/discreet-request',
})
