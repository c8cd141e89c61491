/** A moment as a page says it: `today, 09:12`. */
import { useTranslations } from 'next-intl'
import type { SaidMoment } from '@/lib/domain/text/said-moment'

/** The words of a moment, to stand inside a sentence or alone. */
export function useSaid(): (moment: SaidMoment) => string {
  const t = useTranslations('SharedList')
  return ({ day, name, time }) => t(`moments.${day}`, { name, time })
}
