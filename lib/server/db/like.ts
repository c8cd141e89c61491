/** Patterns of SQL for what somebody typed: its own wildcards count as they are; to be used with `escape '\'`. */

/** What holds the text anywhere, in lower case. */
export const likeAny = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
