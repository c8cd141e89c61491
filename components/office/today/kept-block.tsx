/** How often the promised response time was met, in figures; renders nothing while there are none. */
import { useTranslations } from 'next-intl'
import { Fact } from '@/components/ui/fact'
import type { ResponseTimes, WeeklyResponseTimes } from '@/lib/server/office/today/response-times'
import { OfficeBlock } from '../frame/office-block'
import facts from '../viewings/viewing-panel.module.css'

export function KeptBlock({ kept: { week, before } }: { kept: WeeklyResponseTimes }) {
  const t = useTranslations('OfficeToday.kept')
  const within = ({ kept, answered }: ResponseTimes) => t('of', { kept, answered })
  const half = ({ median: minutes }: ResponseTimes) =>
    t('duration', { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, '0') })
  if (!week && !before) return null
  return (
    <OfficeBlock title={t('title')} aside={t('aside')}>
      <dl className={facts.facts}>
        <Fact term={t('within')}>{week ? within(week) : t('none')}</Fact>
        {week && <Fact term={t('half')}>{half(week)}</Fact>}
        {before && <Fact term={t('before')}>{`${within(before)}, ${half(before)}`}</Fact>}
      </dl>
    </OfficeBlock>
  )
}
