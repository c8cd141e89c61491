/** The language that somebody who wrote is answered in. */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import type { Lead } from '../db/repositories/leads/leads.ts'
import { languageInUse } from '../pages/language-in-use.ts'

/** The one they wrote in; the agency's own when the site does not speak it any more, as every link in that language would lead nowhere. */
export const leadLanguage = ({ language }: Pick<Lead, 'language'>): Language => languageInUse(language)
