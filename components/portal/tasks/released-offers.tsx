/** Purchase offers that the agency released to the owner; of the others only the number. */
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatPrice } from '@/lib/domain/property/price'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { formatDate } from '@/lib/domain/text/date'
import type { ReleasedOffer } from '@/lib/server/db/repositories/office/offer-releases'
import type { OwnerTasks } from '@/lib/server/portal/owner-tasks'
import type { AgentContact } from '@/lib/server/property/agent-contact'
import { PortalBlock } from '../frame/portal-block'
import styles from './released-offers.module.css'

type Props = { tasks: OwnerTasks; agent: AgentContact; property: { id: number } }

const textOf = ({ payload }: ReleasedOffer, name: string) => (typeof payload[name] === 'string' ? payload[name] : '')

/** The conditions of an offer as text, followed by the buyer's own words. */
function useConditions(offer: ReleasedOffer): string {
  const t = useTranslations('OwnerTasks')
  const options = useTranslations('Forms.options.SUSPENSIVE')
  const { SUSPENSIVE } = offer.payload
  const chosen = Array.isArray(SUSPENSIVE) ? SUSPENSIVE.map(String) : []
  const named = chosen.map((value) => (options.has(value) ? options(value) : value))
  return [...named, textOf(offer, 'CONDITIONS')].filter(Boolean).join(', ') || t('noCondition')
}

function Offer({ offer, agent, property }: Pick<Props, 'agent' | 'property'> & { offer: ReleasedOffer }) {
  const t = useTranslations('OwnerTasks')
  const conditions = useConditions(offer)
  const { AMOUNT } = offer.payload
  const end = textOf(offer, 'END_DATE')
  const subject = encodeURIComponent(t('offerSubject', { id: String(property.id) }))
  return (
    <li>
      <b className={styles.amount}>{typeof AMOUNT === 'number' ? formatPrice(AMOUNT) : ''}</b>
      <div>
        <p>{conditions}</p>
        <small>
          {end && `${t('offerUntil', { date: formatDate(end) })}, `}
          {t('releasedOn', { date: formatDate(toLocalTime(offer.releasedAt).date) })}
          {!offer.isOpen && `, ${t('offerDecided')}`}
        </small>
      </div>
      <a className={buttonClass({ look: 'ink', size: 's' })} href={`mailto:${agent.email}?subject=${subject}`}>
        {t('discuss', { name: agent.name })}
      </a>
    </li>
  )
}

/** Renders nothing while there are no offers. */
export function ReleasedOffers({ tasks: { offers, heldOffers }, ...props }: Props) {
  const t = useTranslations('OwnerTasks')
  if (offers.length + heldOffers === 0) return null
  return (
    <PortalBlock id="offers" title={t('offers')}>
      {offers.length > 0 && (
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <Offer key={offer.id} offer={offer} {...props} />
          ))}
        </ul>
      )}
      {heldOffers > 0 && (
        <p className={styles.held}>
          <Icon of="lock" size={16} />
          {t('held', { count: heldOffers, name: props.agent.name })}
        </p>
      )}
    </PortalBlock>
  )
}
