/** The language of replies to a lead. */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import type { Lead } from '../db/repositories/leads/leads.ts'
import { languageInUse } from '../pages/language-in-use.ts'

/** The language of the lead; the agency's default if the site no longer has it, as links in that language would not work. */
export const leadLanguage = ({ language }: Pick<Lead, 'language'>): Language => languageInUse(language)
