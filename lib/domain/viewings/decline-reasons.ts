/**
 * Reasons to decline a request for a viewing; the visitor sees them. Messages: `Forms.visit.cancelled.reasons`; `own` is free
 * text.
 */
export const declineReasons = ['gone', 'enough', 'owner', 'own'] as const

export type DeclineReason = (typeof declineReasons)[number]
