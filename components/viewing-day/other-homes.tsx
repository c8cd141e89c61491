/** Properties without viewing slots: a viewing is requested for each one separately. */
import { useTranslations } from 'next-intl'
import type { PublicProperty } from '@/lib/domain/property/property'
import type { Language } from '@/lib/domain/text/language'
import { propertyHref } from '@/lib/routing/href'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import styles from './viewing-day.module.css'

export function OtherHomes({ homes, language }: { homes: readonly PublicProperty[]; language: Language }) {
  const t = useTranslations('ViewingDay')
  if (homes.length === 0) return null
  return (
    <section className={styles.others} aria-labelledby="others">
      <h2 id="others">{t('others')}</h2>
      <p>{t('othersText')}</p>
      <ul>
        {homes.map((property) => (
          <li key={property.id}>
            <a href={propertyHref(getSnapshot().routeTable, property, language)}>{property.texts[language].title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
