/** A time as shown on the page: `today, 09:12`. */
import { useTranslations } from 'next-intl'
import type { SaidMoment } from '@/lib/domain/text/said-moment'

/** Returns a function that formats a time, for use in a sentence or alone. */
export function useSaid(): (moment: SaidMoment) => string {
  const t = useTranslations('SharedList')
  return ({ day, name, time }) => t(`moments.${day}`, { name, time })
}
