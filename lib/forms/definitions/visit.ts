/**
 * Request for a viewing: a free slot, or preferred hours (specification 3 and 5; ruling 29). Before a viewing only name and
 * contact data are asked.
 */
import type { Condition } from '../../domain/site/condition.ts'
import { defineForm } from '../define-form.ts'
import { hidden, slot, textarea } from '../fields.ts'
import { person, preference, privacy } from '../person.ts'

/** `other`: none of the slots suits; `waiting-list`: there are no slots. */
const slotOthers = ['other', 'waiting-list'] as const

const hasCalendar: Condition = { field: 'calendar', logic: 'equal', compareWithValue: 'yes' }

/** Preferred hours are asked when no slot is chosen. */
const takesNoSlot: Condition = {
  field: 'language',
  logic: 'not-empty',
  advancedCondition: {
    match: 'any',
    rules: [
      { field: 'calendar', logic: 'equal', compareWithValue: 'no' },
      { field: 'SLOT', logic: 'in', compareWithValue: slotOthers },
    ],
  },
}

export const viewingForm = defineForm({
  id: 'visit',
  subject: 'property',
  fields: {
    SLOT: slot({ others: slotOthers, required: 'slotRequired', showWhen: [hasCalendar], hasHelp: true }),
    CONTACT_SLOTS: { ...preference.CONTACT_SLOTS, showWhen: [takesNoSlot], hasHelp: true },
    REMARK: textarea({ maxLength: 2000 }),
    /** Further viewings on the same day, booked together with this one or not at all (lib/domain/viewings/plan-day.ts). */
    DAY: hidden(),
    ...person,
    CONTACT_DEVICE: preference.CONTACT_DEVICE,
    ...privacy,
  },
  sections: [
    { id: 'moment', fields: ['DAY', 'SLOT', 'CONTACT_SLOTS'] },
    { id: 'person', fields: ['TITLE', 'FIRST_NAME', 'LAST_NAME', 'EMAIL', 'PHONE_NUMBER', 'CONTACT_DEVICE', 'REMARK'] },
    { id: 'confirm', fields: ['PRIVACY'] },
  ],
  thankYou: 'feedback/contact-appointment',
})
