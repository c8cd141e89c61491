/** Decisions on testimonials. Criticism is not a reason to hold one back, so the reasons are a closed list. */

export const verdicts = ['approved', 'rejected'] as const

export type Verdict = (typeof verdicts)[number]

/** Messages: `OfficeTestimonials.reasons` in messages/. */
export const refusalReasons = ['notClient', 'namesOther', 'abuse'] as const

export type RefusalReason = (typeof refusalReasons)[number]
