/** Interest in a new-build project: a unit or a number of bedrooms, and a budget (specification 8, "construction"). */
import { defineForm } from '../define-form.ts'
import { choice, text, textarea, wholeNumber } from '../fields.ts'
import { person, preference, privacy } from '../person.ts'

export const newBuildForm = defineForm({
  id: 'new-build',
  subject: 'project',
  fields: {
    /** Name of a unit; the project supplies the choices. */
    UNIT: { ...text({ maxLength: 40 }), kind: 'select' },
    UNIT_BEDROOMS: choice({ values: ['0', '1', '2', '3', '4'], kind: 'select', width: 'half' }),
    BUDGET: wholeNumber({ min: 10_000, max: 100_000_000, counts: 'euros', width: 'half' }),
    REMARK: textarea(),
    ...person,
    ...preference,
    ...privacy,
  },
  sections: [
    { id: 'criteria', fields: ['UNIT', 'UNIT_BEDROOMS', 'BUDGET', 'REMARK'] },
    {
      id: 'person',
      fields: ['TITLE', 'FIRST_NAME', 'LAST_NAME', 'EMAIL', 'PHONE_NUMBER', 'CONTACT_SLOTS', 'CONTACT_DEVICE'],
    },
    { id: 'confirm', fields: ['PRIVACY'] },
  ],
  thankYou: 'feedback/contact-construction',
})
