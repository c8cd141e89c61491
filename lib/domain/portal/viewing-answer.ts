/** The owner's answer to a proposed time of a viewing. */

/** Why a time is rejected; not shown to the visitor. */
export const refusalReasons = ['away', 'other-time', 'other-visitor'] as const

export type RefusalReason = (typeof refusalReasons)[number]

/** `suggestion`: another time, in the owner's words; may be empty. */
export type ViewingAnswer = { answer: 'confirmed' } | { answer: 'refused'; reason: RefusalReason; suggestion: string }
