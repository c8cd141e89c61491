/** A colon between two words that are put together here; those within a message are set with it. */
import type { Language } from './language.ts'

/** With the space that does not break before it in French (typeset.ts), and the one behind it. */
export const colon = (language: Language): string => (language === 'fr' ? '\u00a0: ' : ': ')
