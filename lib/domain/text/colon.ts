/** A colon between two texts joined in code; colons within a message are typeset with it. */
import type { Language } from './language.ts'

/** With a no-break space before it in French (typeset.ts), and a space after it. */
export const colon = (language: Language): string => (language === 'fr' ? '\u00a0: ' : ': ')
