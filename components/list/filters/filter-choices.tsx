/** Choices of one filter, each with the number of properties it would leave. */
import styles from './filter-choices.module.css'

/** `name` where a choice is a field of its own. */
export type Choice = { value: string; label: string; name?: string }

type Props = {
  legend: string
  isLegendShown?: boolean
  type: 'checkbox' | 'radio'
  name: string
  choices: readonly Choice[]
  /** Chosen values; names of the choices that are fields of their own. */
  chosen: readonly string[]
  /** By field and value, see `lib/server/facet-counts`. */
  counts: Readonly<Record<string, number>>
}

export function FilterChoices({ legend, isLegendShown = false, type, name, choices, chosen, counts }: Props) {
  return (
    <fieldset className={styles.choices}>
      <legend className={isLegendShown ? undefined : 'vh'}>{legend}</legend>
      {choices.map(({ value, label, name: field = name }) => {
        const key = `${field}:${value}`
        const count = counts[key]
        return (
          <label key={key}>
            <input type={type} name={field} value={value} defaultChecked={chosen.includes(field === name ? value : field)} />
            <span>{label}</span>
            {count !== undefined && <small data-facet={key}>{count}</small>}
          </label>
        )
      })}
    </fieldset>
  )
}
