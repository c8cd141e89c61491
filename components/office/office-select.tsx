/** A choice in the office: the browser's own list, in the look of the office's fields. */
import plain from '@/components/ui/plain-control.module.css'
import styles from './office-select.module.css'

export type OfficeChoice = { value: string; label: string }

type Props = { name: string; value: string; choices: readonly OfficeChoice[]; label?: string; keyShortcut?: string }

/** @param keyShortcut letter that does something with it. @param label for screen readers, where no label stands beside it */
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
