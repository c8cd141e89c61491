/** The total costs of the purchase, one column for each rate of registration duty; the head of a column selects it. */
import { type BuyingCosts, buyingCosts } from '@/lib/domain/costs/buying-costs'
import type { Purchase } from '@/lib/domain/costs/calculator-fields'
import type { BuyerUse } from '@/lib/domain/law/legal-figures'
import { formatPrice } from '@/lib/domain/property/price'
import { formatDecimal } from '@/lib/domain/text/format-number'
import type { Language } from '@/lib/domain/text/language'
import styles from './cost-columns.module.css'
import { fillIn } from './fill-in'
import type { CalculatorTexts } from './use-calculator-texts'

/** `uses`: those that share the column; `use` is the one it shows. */
type Column = { use: BuyerUse; uses: readonly BuyerUse[] }

/** One column for the only home, ordinary or to be renovated, and one for each other use. */
function toColumns(uses: readonly BuyerUse[], chosen: BuyerUse): Column[] {
  const home = uses.filter((use) => use !== 'other')
  const first = home.find((use) => use === chosen) ?? home[0]
  return [...(first ? [{ use: first, uses: home }] : []), { use: 'other', uses: ['other'] }]
}

type Props = {
  purchase: Purchase
  /** Euros; undefined while the typed price is invalid. */
  price: number | undefined
  uses: readonly BuyerUse[]
  chosen: BuyerUse
  texts: CalculatorTexts
  language: Language
  onChoose: (use: BuyerUse) => void
}

type Shown = Column & { costs: BuyingCosts | undefined; isChosen: boolean }

type HeadProps = Pick<Props, 'purchase' | 'chosen' | 'texts' | 'language' | 'onChoose'> & {
  price: number
  column: Shown
  canChoose: boolean
}

/** Radio buttons only where there is more than one column. */
function Head({ column, canChoose, purchase, price, chosen, texts, language, onChoose }: HeadProps) {
  const rateOf = (use: BuyerUse) => formatDecimal(buyingCosts(purchase.figures, price, use, purchase.zip).duty.rate, language)
  return (
    <th scope="col" className={column.isChosen ? styles.chosen : undefined}>
      {column.uses.map((use) => (
        <div key={use} className={styles.choice}>
          {canChoose ? (
            <label>
              <input
                type="radio"
                name="use"
                value={use}
                checked={use === chosen}
                aria-label={texts.uses[use]}
                onChange={() => onChoose(use)}
              />
              <span>{texts.shortUses[use]}</span>
            </label>
          ) : (
            <b>{texts.shortUses[use]}</b>
          )}
          <small className={canChoose ? styles.besideBox : undefined}>{fillIn(texts.rate, { rate: rateOf(use) })}</small>
        </div>
      ))}
    </th>
  )
}

type Row = { label: string; amountOf: (costs: BuyingCosts) => number }

function toRows({ purchase, texts, language }: Pick<Props, 'purchase' | 'texts' | 'language'>): Row[] {
  const vatRate = formatDecimal(purchase.figures.notary.vat, language)
  return [
    { label: texts.price, amountOf: ({ price }) => price },
    { label: texts.duty, amountOf: ({ duty }) => duty.amount },
    { label: texts.fee, amountOf: ({ notary }) => notary.fee },
    { label: texts.deedCosts, amountOf: ({ notary }) => notary.deedCosts },
    { label: fillIn(texts.vat, { rate: vatRate }), amountOf: ({ notary }) => notary.vat },
  ]
}

function AmountRow({ row: { label, amountOf }, columns }: { row: Row; columns: readonly Shown[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {columns.map(({ use, costs, isChosen }) => (
        <td key={use} className={isChosen ? styles.chosen : undefined}>
          {costs ? formatPrice(amountOf(costs)) : '–'}
        </td>
      ))}
    </tr>
  )
}

export function CostColumns(props: Props) {
  const { purchase, price, uses, chosen, texts, language, onChoose } = props
  const columns: Shown[] = toColumns(uses, chosen).map((column) => ({
    ...column,
    costs: price === undefined ? undefined : buyingCosts(purchase.figures, price, column.use, purchase.zip),
    isChosen: column.use === chosen,
  }))
  const shared = { purchase, chosen, texts, language, onChoose, price: price ?? purchase.price, canChoose: uses.length > 1 }
  return (
    <table className={styles.table}>
      <caption className="vh">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{texts.part}</span>
          </th>
          {columns.map((column) => (
            <Head key={column.use} column={column} {...shared} />
          ))}
        </tr>
      </thead>
      <tbody>
        {toRows(props).map((row) => (
          <AmountRow key={row.label} row={row} columns={columns} />
        ))}
      </tbody>
      <tfoot>
        <AmountRow row={{ label: texts.total, amountOf: ({ total }) => total }} columns={columns} />
      </tfoot>
    </table>
  )
}
