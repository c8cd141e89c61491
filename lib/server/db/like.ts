/** SQL patterns for text that somebody typed: its wildcards are escaped. To be used with `escape '\'`. */

/** Matches texts that contain the text, in lower case. */
export const likeAny = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
