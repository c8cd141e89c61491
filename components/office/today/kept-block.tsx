/** How often the promised response time was met, in figures; renders nothing while there are none. */
import { useTranslations } from 'next-intl'
import { Fact } from '@/components/viewings/fact'
import type { Kept, KeptPromises } from '@/lib/server/office/today/kept-promises'
import { OfficeBlock } from '../office-block'
import facts from '../viewings/viewing-panel.module.css'

export function KeptBlock({ kept: { week, before } }: { kept: KeptPromises }) {
  const t = useTranslations('OfficeToday.kept')
  const within = ({ kept, answered }: Kept) => t('of', { kept, answered })
  const half = ({ half: minutes }: Kept) =>
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
