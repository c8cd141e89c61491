/** Text that stands on one line, such as a name: whatever was typed, pasted or sent. */

/** Ends of lines and pages, in every script. */
const lineBreaks = /[\n\v\f\r\u0085\u2028\u2029]+/g

/** Signs that show nothing and change what stands around them: the order of letters, most of all. */
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** One line without what is not seen; a line break becomes a space, so that nothing that was typed is lost. */
export const toSingleLine = (text: string): string => text.replace(lineBreaks, ' ').replace(unseen, '').trim()

/** For what nobody types on a line and nobody may change, such as a password. */
export const isSingleLine = (text: string): boolean => text.search(lineBreaks) < 0
