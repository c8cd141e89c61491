'use client'
/** The buyer's calculator: calculates as one types; without script the form asks the server for the same. */
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { calculate } from '@/lib/domain/costs/calculate-purchase'
import { type CalculatorInput, type NumberField, numberFields, type Purchase, usesOf } from '@/lib/domain/costs/calculator-fields'
import { formatPrice } from '@/lib/domain/property/price'
import type { Language } from '@/lib/domain/text/language'
import { CalculatorField } from './calculator-field'
import { CalculatorResult } from './calculator-result'
import styles from './cost-calculator.module.css'
import { fillIn } from './fill-in'
import type { CalculatorTexts } from './use-calculator-texts'
import { UseChoice } from './use-choice'

type Props = { purchase: Purchase; input: CalculatorInput; action: string; texts: CalculatorTexts; language: Language }

/** The outcome of what is typed; while that makes no sense, the last one that did. */
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

export function CostCalculator({ purchase, input: first, action, texts, language }: Props) {
  const { input, last, invalid, change } = useCalculation(purchase, first)
  const [focused, setFocused] = useState<NumberField>()
  const isHydrated = useIsHydrated()
  // A field is not called wrong while one is still typing in it.
  const wrong = invalid.filter((field) => field !== focused)
  const calculation = wrong.length === 0 && last.kind === 'calculated' ? last.calculation : undefined
  const { figures, isHome } = purchase
  const uses = usesOf(isHome, figures.duty).map((use) => ({ use, label: texts.uses[use] }))
  return (
    <div className={styles.calculator}>
      <form method="get" action={action} className={styles.form}>
        {numberFields.map((name) => (
          <CalculatorField
            key={name}
            name={name}
            text={texts.fields[name]}
            value={input[name]}
            isWrong={wrong.includes(name)}
            onValue={(value) => change({ [name]: value })}
            onFocus={(isFocused) => setFocused(isFocused ? name : undefined)}
          />
        ))}
        {uses.length > 1 && <UseChoice legend={texts.use} uses={uses} chosen={input.use} onChoose={(use) => change({ use })} />}
        {!isHydrated && (
          <Button type="submit" look="line">
            {texts.submit}
          </Button>
        )}
        {calculation && (
          <p className={styles.estimate}>
            {fillIn(texts.estimate, { share: String(figures.depositShare), amount: formatPrice(calculation.deposit) })}
          </p>
        )}
      </form>
      <div className={`${styles.result} on-ink`}>
        {calculation ? (
          <CalculatorResult calculation={calculation} vatRate={figures.notary.vat} texts={texts} language={language} />
        ) : (
          <p>{texts.incomplete}</p>
        )}
      </div>
    </div>
  )
}
