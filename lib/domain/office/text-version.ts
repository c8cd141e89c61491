/** Actions and failures of publishing a text of the site from the office. */

/** `found`: the version in the files before it was first published from the office, or after it was changed by hand. */
export const textActions = ['found', 'published', 'restored'] as const

export type TextAction = (typeof textActions)[number]

/** Why a scheduled text was not published: failed checks, a change by somebody else, read-only files, or its author has left. */
export const textFailures = ['faults', 'changed', 'closed', 'left'] as const

export type TextFailure = (typeof textFailures)[number]
