/** Normalises text that must be single-line, such as a name. */

/** Line and page breaks, including those of Unicode. */
const lineBreaks = /[\n\v\f\r\u0085\u2028\u2029]+/g

/** Invisible characters that affect surrounding text, above all bidirectional controls. */
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Replaces line breaks by spaces and removes invisible characters. */
export const toSingleLine = (text: string): string => text.replace(lineBreaks, ' ').replace(unseen, '').trim()

/** For values that must be rejected instead of changed, such as a password. */
export const isSingleLine = (text: string): boolean => text.search(lineBreaks) < 0
