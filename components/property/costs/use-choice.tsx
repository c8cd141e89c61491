/** What the buyer does with the home, which decides the duty. */
import type { BuyerUse } from '@/lib/domain/law/legal-figures'
import styles from './use-choice.module.css'

type Props = {
  legend: string
  uses: readonly { use: BuyerUse; label: string }[]
  chosen: BuyerUse
  onChoose: (use: BuyerUse) => void
}

export function UseChoice({ legend, uses, chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {uses.map(({ use, label }) => (
        <label key={use}>
          <input type="radio" name="use" value={use} checked={use === chosen} onChange={() => onChoose(use)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
