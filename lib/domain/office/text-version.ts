/** What becomes of a text of the site in the office. */

/** `found`: so it stood in the files, whoever wrote them, when it was first published from here or after it was changed by hand. */
export const textActions = ['found', 'published', 'restored'] as const

export type TextAction = (typeof textActions)[number]

/** Why a text was not published at its time: the checks, somebody else's change, the files, or nobody left who may. */
export const textFailures = ['faults', 'changed', 'closed', 'left'] as const

export type TextFailure = (typeof textFailures)[number]
