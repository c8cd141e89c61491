/** Translations of "box", written before the box number in an address. */
import type { Language } from '../domain/text/language.ts'

export const boxWords = { nl: 'bus', fr: 'bte', en: 'box', de: 'Bus' } as const satisfies Record<Language, string>
