/** The value of a property's field as a short text for a row of the office. */
import { useTranslations } from 'next-intl'
import { findPlanningAnswers } from '@/lib/domain/law/planning'
import { formatPrice } from '@/lib/domain/property/price'
import { choiceKey } from './choice-key'

const euros: readonly string[] = ['price', 'chargesRenter', 'cadastralIncome', 'notaryFee', 'registrationRights', 'minimumIncome']

const planning: readonly string[] = ['permit', 'destination', 'summons', 'preemptiveRights', 'allotmentPermit']

const units: Readonly<Record<string, string>> = { energyPerformance: ' kWh/m²', epcCO2: ' kg/m²', epcTotal: ' kWh' }

const noAnswers = {
  permit: undefined,
  destination: undefined,
  summons: undefined,
  preemptiveRights: undefined,
  allotmentPermit: undefined,
  judicialDecision: undefined,
}

const longest = 160

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest).replace(/\s+\S*$/, '')} …` : text)

/** @returns a function that takes the key of the field and its value in a record or a file. */
export function useValueWords(): (field: string, value: unknown) => string {
  const t = useTranslations('OfficeListings')
  const words = useTranslations('PropertyFacts.words')
  return (field, value) => {
    if (value === undefined || value === null || value === '') return t('nothingSaid')
    if (planning.includes(field)) {
      const codes = findPlanningAnswers({ ...noAnswers, [field]: value }).flatMap((answer) => answer.codes)
      if (codes.length > 0) return codes.join(', ')
    }
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'number' && euros.includes(field)) return formatPrice(value)
    if (Array.isArray(value)) return t('items', { count: value.length })
    if (typeof value === 'object') return ''
    const key = choiceKey(field, String(value))
    return words.has(key) ? words(key) : cut(`${value}${units[field] ?? ''}`)
  }
}
