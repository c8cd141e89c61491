/** All messages in every language, for everything but pages, which load only what they show (`request.ts`). */
import de from '../../messages/de.json' with { type: 'json' }
import en from '../../messages/en.json' with { type: 'json' }
import fr from '../../messages/fr.json' with { type: 'json' }
import nl from '../../messages/nl.json' with { type: 'json' }
import type { Language } from '../domain/text/language.ts'

export const messages = { nl, fr, en, de } as const satisfies Record<Language, unknown>
