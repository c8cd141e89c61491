/** The discreet (off-market) properties: how many subscribers each one matches, and the mail to them. The consequences are described first. */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { formatPrice } from '@/lib/domain/property/price'
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'
import type { DiscreetReach } from '@/lib/server/office/listings/discreet-actions'
import { type Subscribers, subscribersHref } from '@/lib/server/office/people/subscribers-view'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import { OfficeBlock } from '../frame/office-block'
import styles from './subscribers-page.module.css'

type Props = { staff: AnyStaff; language: Language; list: Subscribers }

function Reach({ staff, language, reach }: Omit<Props, 'list'> & { reach: DiscreetReach }) {
  const t = useTranslations('OfficeSubscribers')
  const { discreet, fits, mailed } = reach
  if (fits === undefined) return <p className={styles.reach}>{t('unlinked')}</p>
  return (
    <div className={styles.reach}>
      <p>{t('reach', { fits, mailed })}</p>
      {fits > mailed && !staff.can('sendMailings') && <p className={styles.hint}>{t('managersMail')}</p>}
      {fits > mailed && staff.can('sendMailings') && (
        <form method="post">
          <input type="hidden" name={formFields.form} value="office-offer-mail" />
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="offer" value={discreet.reference} />
          <p>{t('mailText')}</p>
          <Button type="submit">{t('mailDiscreet', { count: fits - mailed })}</Button>
        </form>
      )}
    </div>
  )
}

export function DiscreetPart({ staff, language, list: { discreet, query, reach } }: Props) {
  const t = useTranslations('OfficeSubscribers')
  const card = useTranslations('DiscreetCard')
  return (
    <OfficeBlock title={t('offers')} count={discreet.length}>
      <ul className={styles.discreet}>
        {discreet.map(({ reference, title, priceFrom, priceTo }) => (
          <li key={reference}>
            <a
              href={subscribersHref(language, { ...query, discreet: reference })}
              aria-current={reference === query.discreet ? 'true' : undefined}
            >
              {reference}, {title[language]}
            </a>
            <small>{card('price', { from: formatPrice(priceFrom), to: formatPrice(priceTo) })}</small>
            {reach && reference === reach.discreet.reference && <Reach staff={staff} language={language} reach={reach} />}
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('consent')}</p>
    </OfficeBlock>
  )
}
