/**
 * The words of an amount, shown back for checking: the tick holds the digits that the words stand for, so that it counts for
 * this amount alone. Without script the words come after a first sending, and the tick with them.
 */
import { Icon } from '@/components/ui/icon'
import { amountInWords } from '@/lib/domain/text/amount-words'
import type { Language } from '@/lib/domain/text/language'
import styles from './field.module.css'

type Props = {
  id: string
  name: string
  label: string
  /** What stands there while there is no amount. */
  waiting: string
  tickLabel: string
  requiredText: string
  error: string | undefined
  language: Language
  /** Undefined while what is typed is no amount. */
  amount: number | undefined
  /** The digits that were ticked last. */
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
