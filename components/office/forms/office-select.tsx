/** A native select in the style of the office's fields. */
import plain from '@/components/ui/plain-control.module.css'
import styles from './office-select.module.css'

export type OfficeChoice = { value: string; label: string }

type Props = { name: string; value: string; choices: readonly OfficeChoice[]; label?: string; keyShortcut?: string }

/** @param keyShortcut letter that focuses it. @param label for screen readers, where it has no visible label */
export function OfficeSelect({ name, value, choices, label, keyShortcut }: Props) {
  return (
    <select
      className={`${plain.control} ${styles.select}`}
      name={name}
      defaultValue={value}
      aria-label={label}
      aria-keyshortcuts={keyShortcut}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
