/** Words of items in a language: for tables on a page, and for the files made of them. */
import 'server-only'
import type { TextOf } from '../../domain/portal/item-query.ts'
import { formatDate } from '../../domain/text/date.ts'
import type { Language } from '../../domain/text/language.ts'
import { translatorOf } from '../pages/translator.ts'

/** Types of media are names and stay as they are, as does what no list knows. */
export function itemTextsIn(language: Language): TextOf {
  const t = translatorOf(language)
  const wordFor = (key: string, word: string) => (t.has(key) ? t(key) : word)
  return (item, column) => {
    const word = item[column]
    if (column === 'type' && item.kind !== 'media') return wordFor(`PortalItems.types.${word}`, word)
    if (column === 'status') return wordFor(`PortalItems.statuses.${item.kind}.${word}`, word)
    return word
  }
}

/** `21-11-2026, 17:00`, as the site writes days and hours. */
export function momentText({ date, time }: { date: string; time: string | undefined }): string {
  return [formatDate(date), time].filter(Boolean).join(', ')
}
