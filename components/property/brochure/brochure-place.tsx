/** The location, as precisely as may be published, what is near it, and a note that there are plans. */
import { useTranslations } from 'next-intl'
import { FactList, FactRow } from '@/components/property/detail/fact-list'
import { nearbyOf } from '@/lib/server/places/nearby'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { BrochureMap } from './brochure-map'
import styles from './brochure-place.module.css'

type Props = { detail: Pick<PropertyDetail, 'property' | 'street' | 'town' | 'language'> }

export function BrochurePlace({ detail: { property, street, town, language } }: Props) {
  const t = useTranslations('Brochure')
  const words = useTranslations('LocationSection')
  const pair = useTranslations('Mail')
  const { quarter, address, documents } = property
  const nearby = nearbyOf(property, language)
  return (
    <div className={styles.place}>
      <BrochureMap property={property} name={t('place')} language={language} />
      <div>
        <p className={styles.address}>
          <b>{[street, town].filter(Boolean).join(', ')}</b>
          {quarter && <span>{t('quarter', { name: quarter })}</span>}
          {address.kind === 'hidden' && <span>{t('hidden')}</span>}
          {documents.some(({ kind }) => kind === 'floor-plan') && <span>{t('plans')}</span>}
        </p>
        {nearby.length > 0 && (
          <FactList
            facts={[]}
            before={nearby.map(({ kind, name, minutes, by }) => (
              <FactRow key={`${kind} ${name}`} label={pair('pair', { label: words(`kinds.${kind}`), value: name })}>
                {words(`time.${by}`, { minutes })}
              </FactRow>
            ))}
          />
        )}
      </div>
    </div>
  )
}
