/** Events in the history of a lead. Messages: `OfficeLeads.events` in messages/. */
export const leadEvents = [
  'state',
  'assigned',
  'noted',
  'answered',
  // An answer withdrawn before it was sent.
  'withdrawn',
  'merged',
  // Of a testimonial: published, held back with its reason, or reset.
  'approved',
  'refused',
  'unjudged',
  // Of a viewing, with its time.
  'confirmed',
  'proposed',
  'moved',
  'cancelled',
  'reported',
  // Of a viewing planned by the office, and of the lead that it was planned for.
  'made',
  'planned',
  // Of an offer or an application, with the letter sent.
  'accepted',
  'declined',
  'takenBack',
] as const

export type LeadEvent = (typeof leadEvents)[number]
