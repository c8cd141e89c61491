/** The number of saved searches that match the property, by maximum price. */
import { useTranslations } from 'next-intl'
import { formatPrice } from '@/lib/domain/property/price'
import type { InterestedCount } from '@/lib/domain/sold/interested-subscribers'
import { titleCaseCity } from '@/lib/domain/text/address'
import { PortalBlock } from '../frame/portal-block'
import styles from './waiting-buyers.module.css'

type Props = { interested: InterestedCount | undefined; town: string }

function useRange({ from, to }: InterestedCount['byPrice'][number]): string {
  const t = useTranslations('Estimate.waiting')
  if (from === undefined) return t('upTo', { to: formatPrice(to ?? 0) })
  return to === undefined
    ? t('above', { from: formatPrice(from) })
    : t('between', { from: formatPrice(from), to: formatPrice(to) })
}

function Range({ range }: { range: InterestedCount['byPrice'][number] }) {
  const t = useTranslations('Estimate.waiting')
  return (
    <li>
      <span>{useRange(range)}</span>
      <b>{t('atLeast', { people: range.subscribers })}</b>
    </li>
  )
}

/** Renders nothing for fewer than five people, who could be identified. */
export function WaitingBuyers({ interested, town }: Props) {
  const t = useTranslations('Estimate.waiting')
  const own = useTranslations('OwnerTasks')
  if (!interested) return null
  return (
    <PortalBlock id="waiting" title={t('title')}>
      <p>{own('waiting', { people: interested.subscribers, town: titleCaseCity(town) })}</p>
      {interested.byPrice.length > 0 && (
        <ul className={styles.bands}>
          {interested.byPrice.map((range) => (
            <Range key={`${range.from}-${range.to}`} range={range} />
          ))}
        </ul>
      )}
    </PortalBlock>
  )
}
