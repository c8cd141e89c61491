/** The outcome: every part of the total, and the loan that pays for it. */
import type { Calculation } from '@/lib/domain/costs/calculate-purchase'
import { formatPrice } from '@/lib/domain/property/price'
import { formatDecimal } from '@/lib/domain/text/format-number'
import type { Language } from '@/lib/domain/text/language'
import styles from './calculator-result.module.css'
import { fillIn } from './fill-in'
import type { CalculatorTexts } from './use-calculator-texts'

type Props = { calculation: Calculation; vatRate: number; texts: CalculatorTexts; language: Language }

function PartRows({ calculation: { costs }, vatRate, texts, language }: Props) {
  const { price, duty, notary } = costs
  const parts = [
    { label: texts.price, amount: price },
    { label: fillIn(texts.duty, { rate: formatDecimal(duty.rate, language) }), amount: duty.amount },
    { label: texts.fee, amount: notary.fee },
    { label: texts.deedCosts, amount: notary.deedCosts },
    { label: fillIn(texts.vat, { rate: formatDecimal(vatRate, language) }), amount: notary.vat },
  ]
  return parts.map(({ label, amount }) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      <td>{formatPrice(amount)}</td>
    </tr>
  ))
}

function LoanResult({ calculation: { loan, years, usualLoanToValue }, texts, language }: Omit<Props, 'vatRate'>) {
  const share = formatDecimal(loan.loanToValue, language)
  const isHigh = loan.loanToValue > usualLoanToValue
  return (
    <div className={styles.loan}>
      <p>{texts.perMonth}</p>
      <p className={styles.amount}>
        <output>{formatPrice(loan.perMonth)}</output>
      </p>
      <p>
        {fillIn(texts.loan, { amount: formatPrice(loan.amount), share })}{' '}
        {fillIn(years === 1 ? texts.terms.one : texts.terms.other, {
          count: String(years),
          interest: formatPrice(loan.interest),
        })}
        {isHigh && ` ${fillIn(texts.highLoan, { share: formatDecimal(usualLoanToValue, language) })}`}
      </p>
    </div>
  )
}

export function CalculatorResult(props: Props) {
  const { calculation, texts } = props
  return (
    <>
      <table className={styles.table}>
        <caption className="vh">{texts.caption}</caption>
        <tbody>
          <PartRows {...props} />
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            <td className={styles.amount}>
              <output>{formatPrice(calculation.costs.total)}</output>
            </td>
          </tr>
        </tfoot>
      </table>
      <LoanResult calculation={calculation} texts={texts} language={props.language} />
    </>
  )
}
