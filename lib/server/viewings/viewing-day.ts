/** The date of a viewing with its weekday, `dinsdag 24 november 2026`. */
import 'server-only'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import { weekdayInWords } from '../../domain/text/date-in-words.ts'
import type { Language } from '../../domain/text/language.ts'

/** In Belgian time. */
export const formatViewingDay = (moment: Date, language: Language): string => weekdayInWords(toLocalTime(moment).date, language)
