/** What a new agency has yet to fill in: `npm run new-content` writes a dash for what nobody said. */
export const notGiven = '—'

/** Numbers of this form are nobody's. */
export const blankNumber = '0000.000.000'
export const blankRegistration = '000.000'
/** Takes mail nowhere. */
export const blankMail = 'info@example.com'

/** Whether there is anything to show. */
export const isGiven = (text: string): boolean => text.trim() !== '' && text !== notGiven

/** Those of the texts that there is anything of, as one. */
export const joinGiven = (texts: readonly string[], between: string): string => texts.filter(isGiven).join(between)
