/** What an owner says to the time of a viewing. */

/** Why a time does not suit; the visitor never reads it. */
export const refusalReasons = ['away', 'other-time', 'other-visitor'] as const

export type RefusalReason = (typeof refusalReasons)[number]

/** `suggestion`: when it would suit, in the owner's words; empty for nothing. */
export type ViewingAnswer = { answer: 'confirmed' } | { answer: 'refused'; reason: RefusalReason; suggestion: string }
