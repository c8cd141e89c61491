/** Information for candidate tenants before a viewing or an application (specification 9, "Rental appointment confirmation"). */
import { useTranslations } from 'next-intl'
import type { PublicProperty } from '@/lib/domain/property/property'
import type { Language } from '@/lib/domain/text/language'
import { rentalTerms } from '@/lib/server/viewings/rental-terms'
import styles from './viewing-terms.module.css'

type Props = {
  property: PublicProperty
  language: Language
  /** Whether the property is named, as others are shown too. */
  isNamed?: boolean
}

/** Renders nothing for properties that are not for rent. */
export function RentalTerms({ property, language, isNamed = false }: Props) {
  const t = useTranslations('RentalTerms')
  const rows = rentalTerms(property, language)
  if (rows.length === 0) return null
  const id = `rental-terms-${property.id}`
  return (
    <section className={styles.terms} aria-labelledby={id}>
      <h2 id={id}>
        {t('title')}
        {isNamed && `: ${property.texts[language].title}`}
      </h2>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
