/** Texts of the form that gives a visitor a time, for its client component. */
import { useTranslations } from 'next-intl'
import type { Language } from '@/lib/domain/text/language'
import type { TimeFormWords } from './time-form.client'

type Own = Pick<TimeFormWords, 'submitPlain' | 'submitAt' | 'foot'> & { submitTimes?: readonly string[] }

/** @param reader language of the mail */
export function useTimeWords(reader: Language, own: Own): TimeFormWords {
  const t = useTranslations('ViewingWeeks')
  const languages = useTranslations('OfficeToday.languages')
  const words = ['chosen', 'chosenNote', 'takeAway', 'mail', 'noMail', 'look', 'frame'] as const
  return {
    // Placeholders in braces are filled in by the browser.
    ...(Object.fromEntries(words.map((word) => [word, t(word, { moment: '{moment}' })])) as Record<
      (typeof words)[number],
      string
    >),
    preferred: t('suits'),
    language: languages(reader),
    submitTimes: [],
    ...own,
  }
}
