/** What the history of a lead tells. Messages: `OfficeLeads.events` in messages/. */
export const leadEvents = [
  'state',
  'assigned',
  'noted',
  'answered',
  // An answer that was not on its way yet.
  'withdrawn',
  'merged',
  // Of a testimonial: shown, held back with its reason, and either put back.
  'approved',
  'refused',
  'unjudged',
  // Of a viewing, with the moment.
  'confirmed',
  'proposed',
  'moved',
  'cancelled',
  'reported',
  // Of a viewing that the office planned by itself; and of the lead that it was planned for.
  'made',
  'planned',
  // Of an offer or an application, with the letter.
  'accepted',
  'declined',
  'takenBack',
] as const

export type LeadEvent = (typeof leadEvents)[number]
