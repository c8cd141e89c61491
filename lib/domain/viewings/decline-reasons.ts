/** Why an agent declines a request for a viewing; the visitor reads it. Messages: `Forms.visit.cancelled.reasons`; `own` is said in one's own words. */
export const declineReasons = ['gone', 'enough', 'owner', 'own'] as const

export type DeclineReason = (typeof declineReasons)[number]
