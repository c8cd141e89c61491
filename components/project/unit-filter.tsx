/** Narrows the tables of units to a number of bedrooms; their style sheet reads it. */
import { useTranslations } from 'next-intl'
import { RadioFilter } from '@/components/ui/radio-filter'
import type { PublicUnit } from '@/lib/domain/project/project'

/** More than any unit has; the style sheet knows the numbers below. */
const limit = 6

export function UnitFilter({ units }: { units: readonly PublicUnit[] }) {
  const t = useTranslations('UnitFilter')
  const sizes = [...new Set(units.map(({ bedrooms }) => bedrooms))].filter((bedrooms) => bedrooms < limit).sort((a, b) => a - b)
  if (sizes.length < 2) return null
  const choices = sizes.map((bedrooms) => ({ value: String(bedrooms), label: t('bedrooms', { count: bedrooms }) }))
  return <RadioFilter legend={t('legend')} name="bedrooms" choices={[{ value: '', label: t('all') }, ...choices]} />
}
