/**
 * An amount in words, shown for checking: the value of the checkbox is the amount in digits, so that it confirms this amount
 * alone. Without script the words and the checkbox are shown after the form was first sent.
 */
import { Icon } from '@/components/ui/icon'
import { amountInWords } from '@/lib/domain/text/amount-words'
import type { Language } from '@/lib/domain/text/language'
import styles from './field.module.css'

type Props = {
  id: string
  name: string
  label: string
  /** Shown while there is no amount. */
  waiting: string
  tickLabel: string
  requiredText: string
  error: string | undefined
  language: Language
  /** Undefined while the typed text is not an amount. */
  amount: number | undefined
  /** The digits that were last confirmed. */
  ticked: string
  onTick: (digits: string) => void
}

export function AmountWords(props: Props) {
  const { id, name, label, waiting, tickLabel, requiredText, error, language, amount, ticked, onTick } = props
  const words = amount === undefined ? undefined : amountInWords(amount, language)
  const digits = String(amount ?? '')
  return (
    <div className={[styles.field, error && styles.wrong].filter(Boolean).join(' ')}>
      <p className={styles.label} id={`${id}-label`}>
        {label}
      </p>
      <output className={words ? styles.words : styles.help} id={words ? `${id}-words` : id} aria-labelledby={`${id}-label`}>
        {words ?? waiting}
      </output>
      {words && (
        <label className={styles.check}>
          <input
            id={id}
            name={name}
            type="checkbox"
            value={digits}
            checked={ticked === digits}
            onChange={(event) => onTick(event.target.checked ? digits : '')}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={[`${id}-words`, error && `${id}-error`].filter(Boolean).join(' ')}
          />
          <span>
            {tickLabel}
            <span className={styles.star} aria-hidden="true">
              {' *'}
            </span>
            <span className="vh"> ({requiredText})</span>
          </span>
        </label>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon of="circle-exclamation-point" />
          {error}
        </p>
      )}
    </div>
  )
}
