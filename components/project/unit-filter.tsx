/** Narrows the tables of units to a number of bedrooms: radio buttons that the style sheet reads, so that it needs no script. */
import { useTranslations } from 'next-intl'
import type { PublicUnit } from '@/lib/domain/project/project'
import styles from './units-section.module.css'

/** More than any unit has; the style sheet knows the numbers below. */
const limit = 6

export function UnitFilter({ units }: { units: readonly PublicUnit[] }) {
  const t = useTranslations('UnitFilter')
  const sizes = [...new Set(units.map(({ bedrooms }) => bedrooms))].filter((bedrooms) => bedrooms < limit).sort((a, b) => a - b)
  if (sizes.length < 2) return null
  return (
    <fieldset className={`${styles.filter} no-print`}>
      <legend className="vh">{t('legend')}</legend>
      <label>
        <input className="drawn-input" type="radio" name="bedrooms" value="" defaultChecked />
        {t('all')}
      </label>
      {sizes.map((bedrooms) => (
        <label key={bedrooms}>
          <input className="drawn-input" type="radio" name="bedrooms" value={bedrooms} />
          {t('bedrooms', { count: bedrooms })}
        </label>
      ))}
    </fieldset>
  )
}
