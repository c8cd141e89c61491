/** A table of amounts with their total; an amount that is not given has no row. */
import tableStyles from '@/components/property/detail/data-table.module.css'
import { formatPrice } from '@/lib/domain/property/price'
import styles from './cost-table.module.css'

type Props = {
  caption: string
  parts: readonly { label: string; amount: number | undefined }[]
  total: { label: string; amount: number }
}

export function CostTable({ caption, parts, total }: Props) {
  return (
    <table className={`${tableStyles.table} ${styles.parts}`}>
      <caption className="vh">{caption}</caption>
      <tbody>
        {parts.map(
          ({ label, amount }) =>
            amount !== undefined && (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{formatPrice(amount)}</td>
              </tr>
            ),
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total.label}</th>
          <td>{formatPrice(total.amount)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
