/** Placeholders that a new agency has yet to replace: `npm run new-content` writes a dash for values not given. */
export const notGiven = '—'

/** A placeholder number of this format belongs to nobody. */
export const blankNumber = '0000.000.000'
export const blankRegistration = '000.000'
/** A placeholder address that receives no mail (RFC 2606). */
export const blankMail = 'info@example.com'

/** Whether a text is neither empty nor the placeholder. */
export const isGiven = (text: string): boolean => text.trim() !== '' && text !== notGiven

/** Joins the texts that are given. */
export const joinGiven = (texts: readonly string[], between: string): string => texts.filter(isGiven).join(between)
