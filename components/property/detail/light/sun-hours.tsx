/** Times of sun in words, rounded to ten minutes: eight compass directions are not more precise. */
import { useFormatter, useTranslations } from 'next-intl'
import { formatClock } from '@/lib/domain/light/clock-time'
import type { SunSpan } from '@/lib/domain/light/sun-hours'

export function SunHours({ spans }: { spans: readonly SunSpan[] }) {
  const t = useTranslations('LightSection')
  const format = useFormatter()
  if (spans.length === 0) return t('noSun')
  return format.list(
    spans.map(({ from, to }) => t('span', { from: formatClock(from.instant, 10), to: formatClock(to.instant, 10) })),
  )
}
