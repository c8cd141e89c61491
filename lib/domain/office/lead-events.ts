/** What the history of a lead tells. Messages: `OfficeLeads.events` in messages/. */
export const leadEvents = ['state', 'assigned', 'noted', 'answered', 'merged'] as const

export type LeadEvent = (typeof leadEvents)[number]
