/** The calculator's texts in the visitor's language; their `{placeholders}` are filled in by the calculator in the browser. */
import { useTranslations } from 'next-intl'
import type { BuyerUse } from '@/lib/domain/law/legal-figures'
import { formatDate } from '@/lib/domain/text/date'
import { toPluralText } from '@/lib/domain/text/plural-text'

/** @param rateDate ISO date of the suggested interest rate. */
export function useCalculatorTexts(rateDate: string) {
  const t = useTranslations('CostCalculator')
  const uses: Record<BuyerUse, string> = {
    ownHome: t('uses.ownHome'),
    renovatedHome: t('uses.renovatedHome'),
    other: t('uses.other'),
  }
  const shortUses: Record<BuyerUse, string> = { ...uses, renovatedHome: t('shortRenovatedHome') }
  return {
    fields: {
      price: { label: t('fields.price'), error: t('errors.price') },
      contribution: { label: t('fields.contribution'), error: t('errors.contribution') },
      rate: { label: t('fields.rate'), help: t('rateHelp', { date: formatDate(rateDate) }), error: t('errors.rate') },
      years: { label: t('fields.years'), error: t('errors.years') },
    },
    uses,
    shortUses,
    rate: t('rate', { rate: '{rate}' }),
    part: t('part'),
    submit: t('submit'),
    estimate: t('estimate', { share: '{share}', amount: '{amount}' }),
    caption: t('caption'),
    price: t('price'),
    duty: t('duty'),
    fee: t('fee'),
    deedCosts: t('deedCosts'),
    vat: t('vat', { rate: '{rate}' }),
    total: t('total'),
    loan: t('loan', { amount: '{amount}', share: '{share}' }),
    perMonth: t('perMonth'),
    terms: toPluralText((years) => t('terms', { years, interest: '{interest}' })),
    highLoan: t('highLoan', { share: '{share}' }),
    incomplete: t('incomplete'),
  }
}

export type CalculatorTexts = ReturnType<typeof useCalculatorTexts>
