/** Texts of items in one language, for the tables of pages and files. */
import 'server-only'
import type { TextOf } from '../../domain/portal/item-query.ts'
import { formatDate } from '../../domain/text/date.ts'
import type { Language } from '../../domain/text/language.ts'
import { translatorOf } from '../pages/translator.ts'

/** Media types are proper names and are not translated; unknown values are shown unchanged. */
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

/** `21-11-2026, 17:00`, the site's format of date and time. */
export function momentText({ date, time }: { date: string; time: string | undefined }): string {
  return [formatDate(date), time].filter(Boolean).join(', ')
}
