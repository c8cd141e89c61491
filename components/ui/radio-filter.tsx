/** Filters the list below it: radio buttons whose state the list's style sheet reads, so that it needs no script. */
import styles from './radio-filter.module.css'

type Props = {
  legend: string
  name: string
  /** `value` is empty for "all", which is chosen at first. */
  choices: readonly { value: string; label: string; count?: number }[]
}

export function RadioFilter({ legend, name, choices }: Props) {
  return (
    <fieldset className={`${styles.filter} no-print`}>
      <legend className="vh">{legend}</legend>
      {choices.map(({ value, label, count }) => (
        <label key={value}>
          <input className="drawn-input" type="radio" name={name} value={value} defaultChecked={value === ''} />
          {label}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </label>
      ))}
    </fieldset>
  )
}
