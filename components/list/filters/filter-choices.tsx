/** Choices of one filter, each with the number of properties that it would leave. */
import { keepMarkup } from '@/components/plain/kept-markup'
import styles from './filter-choices.module.css'

/** `name` for a choice that is a field of its own. */
export type Choice = { value: string; label: string; name?: string }

/** Number of properties by field and value, see `lib/server/search/facet-counts.ts`. */
export type Counts = Readonly<Record<string, number>>

/** The counts of one field: the cached markup of its choices then depends on nothing else. */
export const countsOf = (counts: Counts, field: string): Counts =>
  Object.fromEntries(Object.entries(counts).filter(([key]) => key.startsWith(`${field}:`)))

/** The offered numbers, with the chosen one added where it is another: the form sends it back. */
export const withChosen = (offered: readonly number[], chosen: number | undefined): readonly number[] =>
  chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen].sort((a, b) => a - b)

type Props = {
  legend: string
  isLegendShown?: boolean
  type: 'checkbox' | 'radio'
  name: string
  choices: readonly Choice[]
  /** Chosen values; for choices that are fields of their own, their names. */
  chosen: readonly string[]
  counts: Counts
}

type ShownChoice = Choice & { name: string; count: number | undefined; isChosen: boolean }
type ShownProps = Pick<Props, 'legend' | 'isLegendShown' | 'type'> & { choices: readonly ShownChoice[] }

function Choices({ legend, isLegendShown = false, type, choices }: ShownProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className={isLegendShown ? undefined : 'vh'}>{legend}</legend>
      {choices.map(({ name, value, label, count, isChosen }) => (
        <label key={`${name}:${value}`}>
          <input type={type} name={name} value={value} defaultChecked={isChosen} />
          <span>{label}</span>
          {count !== undefined && <small data-facet={`${name}:${value}`}>{count}</small>}
        </label>
      ))}
    </fieldset>
  )
}

const KeptChoices = keepMarkup('filter-choices', () => 'none', Choices)

export function FilterChoices({ name, choices, chosen, counts, ...props }: Props) {
  const shown = choices.map(({ value, label, name: field = name }) => ({
    name: field,
    value,
    label,
    count: counts[`${field}:${value}`],
    isChosen: chosen.includes(field === name ? value : field),
  }))
  return <KeptChoices {...props} choices={shown} />
}
