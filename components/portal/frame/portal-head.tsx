/** The property: picture, address, state, price, reference, energy label, and a link to its public page. */
import { useTranslations } from 'next-intl'
import { EpcLabel } from '@/components/property/epc-label'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { formatDate } from '@/lib/domain/text/date'
import type { PropertyHead, PropertyState } from '@/lib/server/portal/property-head'
import { ItemStatus } from '../items/item-status'
import styles from './portal-head.module.css'

const looks = { sale: 'on', rent: 'on', takeover: 'on', option: 'wait', sold: 'off', rented: 'off', archived: 'off' } as const

function State({ state: { kind, date } }: { state: PropertyState }) {
  const t = useTranslations('PortalHead')
  const isUndated = date === undefined && (kind === 'option' || kind === 'sold' || kind === 'rented')
  const text = isUndated ? t(`${kind}Undated`) : kind === 'archived' ? t(kind) : t(kind, { date: formatDate(date ?? '') })
  return <ItemStatus look={looks[kind]}>{text}</ItemStatus>
}

/** @param isPart on a page that has an h1 of its own. */
export function PortalHead({ head, isPart = false }: { head: PropertyHead; isPart?: boolean }) {
  const t = useTranslations('PortalHead')
  const Heading = isPart ? 'h2' : 'h1'
  const { picture, label } = head
  return (
    <div className={`wrap ${styles.head}`}>
      <div className={styles.picture}>
        {picture && (
          <Picture src={picture.url} alt="" width={picture.width} height={picture.height} sizes="216px" isPrinted={isPart} />
        )}
      </div>
      <div>
        <Heading>
          {head.street}, {head.town}
        </Heading>
        <p>
          <State state={head.state} />
          <span className="num">{t(head.isRent ? 'monthlyRent' : 'askingPrice', { price: head.price })}</span>
          <span className="num">{t('reference', { id: String(head.id) })}</span>
          {label?.kind === 'picture' && <EpcLabel label={label} />}
        </p>
      </div>
      {head.advertHref && (
        <ButtonLink look="line" size="s" href={head.advertHref}>
          {t('advert')} <Icon of="external-link" />
        </ButtonLink>
      )}
    </div>
  )
}
