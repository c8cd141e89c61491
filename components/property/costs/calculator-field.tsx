/** A number field with its error message. */
import { Icon } from '@/components/ui/icon'
import type { NumberField } from '@/lib/domain/costs/calculator-fields'
import styles from './calculator-field.module.css'

type Props = {
  name: NumberField
  text: { label: string; error: string; help?: string }
  value: string
  isWrong: boolean
  onValue: (value: string) => void
  onFocus: (isFocused: boolean) => void
}

export function CalculatorField({ name, text, value, isWrong, onValue, onFocus }: Props) {
  const id = `calculator-${name}`
  const notes = [text.help && `${id}-help`, isWrong && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{text.label}</label>
      <input
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        aria-invalid={isWrong}
        aria-describedby={notes || undefined}
        onChange={(event) => onValue(event.currentTarget.value)}
        onFocus={() => onFocus(true)}
        onBlur={() => onFocus(false)}
      />
      {text.help && (
        <p id={`${id}-help`} className={styles.help}>
          {text.help}
        </p>
      )}
      {isWrong && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon of="circle-exclamation-point" size={16} />
          {text.error}
        </p>
      )}
    </div>
  )
}
