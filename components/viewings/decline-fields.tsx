/**
 * The reason for declining a request, which the visitor reads. Reasons that contradict the facts are disabled, not hidden
 * (design, README-office-2).
 */
import { useTranslations } from 'next-intl'
import type { ComponentProps, ComponentType } from 'react'
import { Icon } from '@/components/ui/icon'
import { declineReasons } from '@/lib/domain/viewings/decline-reasons'
import styles from './decline-fields.module.css'

type Props = {
  /** Whether the property is under option, sold or let. */
  isGone: boolean
  /** Input for a form that can be returned: restores its choice. */
  Input?: ComponentType<ComponentProps<'input'> & { name: string }> | 'input'
}

export function DeclineFields({ isGone, Input = 'input' }: Props) {
  const t = useTranslations('ViewingDecline')
  return (
    <fieldset className={styles.reasons}>
      <legend>{t('why')}</legend>
      {declineReasons.map((reason) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside
        <label key={reason}>
          <Input
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
