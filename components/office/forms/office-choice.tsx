/** A select with its label above it. */
import styles from './office-choice.module.css'
import { type OfficeChoice as Choice, OfficeSelect } from './office-select'

type Props = { name: string; label: string; choices: readonly Choice[]; value: string }

export function OfficeChoice({ label, ...rest }: Props) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside
    <label className={styles.choice}>
      <span>{label}</span>
      <OfficeSelect {...rest} />
    </label>
  )
}
