/** Why a request is declined: what the visitor reads. A reason that contradicts the facts is struck, not hidden (design, README-office-2). */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { declineReasons } from '@/lib/domain/viewings/decline-reasons'
import styles from './decline-fields.module.css'

/** @param isGone whether the property is under option, sold or let. */
export function DeclineFields({ isGone }: { isGone: boolean }) {
  const t = useTranslations('ViewingDecline')
  return (
    <fieldset className={styles.reasons}>
      <legend>{t('why')}</legend>
      {declineReasons.map((reason) => (
        <label key={reason}>
          <input
            type="radio"
            name="reason"
            value={reason}
            defaultChecked={reason === 'own'}
            disabled={reason === 'gone' && !isGone}
          />
          <span>
            <b>{t(`reasons.${reason}`)}</b>
            <small>{t(reason === 'gone' && !isGone ? 'notGone' : `notes.${reason}`)}</small>
          </span>
        </label>
      ))}
      <p>
        <Icon of="info" size={16} /> {t('law')}
      </p>
    </fieldset>
  )
}
