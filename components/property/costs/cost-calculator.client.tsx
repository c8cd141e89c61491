'use client'
/** The buyer's calculator: updates while the visitor types; without script the form requests the same from the server. */
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { type Calculation, calculate } from '@/lib/domain/costs/calculate-purchase'
import {
  type CalculatorInput,
  type NumberField,
  numberFields,
  type Purchase,
  readField,
  usesOf,
} from '@/lib/domain/costs/calculator-fields'
import { formatPrice } from '@/lib/domain/property/price'
import type { Language } from '@/lib/domain/text/language'
import { CalculatorField } from './calculator-field'
import styles from './cost-calculator.module.css'
import { CostColumns } from './cost-columns'
import { fillIn } from './fill-in'
import { LoanResult } from './loan-result'
import type { CalculatorTexts } from './use-calculator-texts'

type Props = { purchase: Purchase; input: CalculatorInput; action: string; texts: CalculatorTexts; language: Language }

/** The result for the typed values; while these are invalid, the last valid result. */
function useCalculation(purchase: Purchase, first: CalculatorInput) {
  const [state, setState] = useState(() => ({ input: first, last: calculate(purchase, first) }))
  const answer = calculate(purchase, state.input)
  const change = (part: Partial<CalculatorInput>) => {
    const input = { ...state.input, ...part }
    const next = calculate(purchase, input)
    setState({ input, last: next.kind === 'calculated' ? next : state.last })
  }
  return { input: state.input, last: state.last, invalid: answer.kind === 'invalid' ? answer.fields : [], change }
}

type FieldsProps = {
  texts: CalculatorTexts
  input: CalculatorInput
  wrong: readonly NumberField[]
  onValue: (name: NumberField, value: string) => void
  onFocus: (name: NumberField | undefined) => void
}

function Fields({ texts, input, wrong, onValue, onFocus }: FieldsProps) {
  return numberFields.map((name) => (
    <CalculatorField
      key={name}
      name={name}
      text={texts.fields[name]}
      value={input[name]}
      isWrong={wrong.includes(name)}
      onValue={(value) => onValue(name, value)}
      onFocus={(isFocused) => onFocus(isFocused ? name : undefined)}
    />
  ))
}

function Estimate({ calculation, purchase, texts }: Pick<Props, 'purchase' | 'texts'> & { calculation: Calculation }) {
  const { depositShare } = purchase.figures
  return (
    <p className={styles.estimate}>
      {fillIn(texts.estimate, { share: String(depositShare), amount: formatPrice(calculation.deposit) })}
    </p>
  )
}

export function CostCalculator({ purchase, input: first, action, texts, language }: Props) {
  const { input, last, invalid, change } = useCalculation(purchase, first)
  const [focused, setFocused] = useState<NumberField>()
  const isHydrated = useIsHydrated()
  // A field is not marked as invalid while it has the focus.
  const wrong = invalid.filter((field) => field !== focused)
  const calculation = wrong.length === 0 && last.kind === 'calculated' ? last.calculation : undefined
  return (
    <form method="get" action={action}>
      <div className={styles.fields}>
        <Fields {...{ texts, input, wrong }} onValue={(name, value) => change({ [name]: value })} onFocus={setFocused} />
        {!isHydrated && (
          <Button type="submit" look="line">
            {texts.submit}
          </Button>
        )}
      </div>
      <CostColumns
        {...{ purchase, texts, language }}
        price={wrong.includes('price') ? undefined : (calculation?.costs.price ?? readField('price', input.price))}
        uses={usesOf(purchase.isHome, purchase.figures.duty)}
        chosen={input.use}
        onChoose={(use) => change({ use })}
      />
      {calculation ? (
        <>
          <LoanResult {...{ calculation, texts, language }} />
          <Estimate {...{ calculation, purchase, texts }} />
        </>
      ) : (
        <p className={styles.incomplete}>{texts.incomplete}</p>
      )}
    </form>
  )
}
