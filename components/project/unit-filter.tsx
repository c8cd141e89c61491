/** Filters the tables of units by number of bedrooms; done by their style sheet. */
import { useTranslations } from 'next-intl'
import { RadioFilter } from '@/components/ui/radio-filter'
import { bedroomsOf, type PublicUnit } from '@/lib/domain/project/project'

/** Exclusive upper limit of bedrooms; the style sheet has rules for the numbers below it. */
const limit = 6

/** The numbers of bedrooms to choose from; empty where there is no choice. */
export function filterSizes(units: readonly PublicUnit[]): number[] {
  const all = new Set(units.flatMap((unit) => bedroomsOf(unit) ?? []))
  const sizes = [...all].filter((bedrooms) => bedrooms < limit).sort((a, b) => a - b)
  return sizes.length < 2 ? [] : sizes
}

export function UnitFilter({ sizes }: { sizes: readonly number[] }) {
  const t = useTranslations('UnitFilter')
  if (sizes.length === 0) return null
  const choices = sizes.map((bedrooms) => ({ value: String(bedrooms), label: t('bedrooms', { count: bedrooms }) }))
  return <RadioFilter legend={t('legend')} name="bedrooms" choices={[{ value: '', label: t('all') }, ...choices]} />
}
