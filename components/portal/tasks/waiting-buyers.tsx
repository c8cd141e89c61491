/** The number of saved searches that match the property, by maximum price. */
import { useTranslations } from 'next-intl'
import { formatPrice } from '@/lib/domain/property/price'
import type { WaitingCount } from '@/lib/domain/sold/waiting'
import { titleCaseCity } from '@/lib/domain/text/address'
import { PortalBlock } from '../frame/portal-block'
import styles from './waiting-buyers.module.css'

type Props = { waiting: WaitingCount | undefined; town: string }

function useBand({ from, to }: WaitingCount['bands'][number]): string {
  const t = useTranslations('Estimate.waiting')
  if (from === undefined) return t('upTo', { to: formatPrice(to ?? 0) })
  return to === undefined
    ? t('above', { from: formatPrice(from) })
    : t('between', { from: formatPrice(from), to: formatPrice(to) })
}

function Band({ band }: { band: WaitingCount['bands'][number] }) {
  const t = useTranslations('Estimate.waiting')
  return (
    <li>
      <span>{useBand(band)}</span>
      <b>{t('atLeast', { people: band.people })}</b>
    </li>
  )
}

/** Renders nothing for fewer than five people, who could be identified. */
export function WaitingBuyers({ waiting, town }: Props) {
  const t = useTranslations('Estimate.waiting')
  const own = useTranslations('OwnerTasks')
  if (!waiting) return null
  return (
    <PortalBlock id="waiting" title={t('title')}>
      <p>{own('waiting', { people: waiting.people, town: titleCaseCity(town) })}</p>
      {waiting.bands.length > 0 && (
        <ul className={styles.bands}>
          {waiting.bands.map((band) => (
            <Band key={`${band.from}-${band.to}`} band={band} />
          ))}
        </ul>
      )}
    </PortalBlock>
  )
}
