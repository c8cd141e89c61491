/** The loan for the selected column. */
import type { Calculation } from '@/lib/domain/costs/calculate-purchase'
import { formatPrice } from '@/lib/domain/property/price'
import { formatDecimal } from '@/lib/domain/text/format-number'
import type { Language } from '@/lib/domain/text/language'
import { fillIn } from './fill-in'
import styles from './loan-result.module.css'
import type { CalculatorTexts } from './use-calculator-texts'

type Props = { calculation: Calculation; texts: CalculatorTexts; language: Language }

export function LoanResult({ calculation: { loan, years, usualLoanToValue }, texts, language }: Props) {
  const share = formatDecimal(loan.loanToValue, language)
  const isHigh = loan.loanToValue > usualLoanToValue
  return (
    <div className={`${styles.loan} on-ink`}>
      <p>
        {texts.perMonth}
        <output className={styles.amount}>{formatPrice(loan.perMonth)}</output>
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
