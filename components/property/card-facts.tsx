/** The figures of a card, with visually hidden words for the icons. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { CardFact } from '@/lib/server/property/property-card'
import styles from './card-facts.module.css'

const icons = {
  bedrooms: 'bed-double',
  living: 'maximize',
  shop: 'maximize',
  office: 'maximize',
  floor: 'maximize',
  ground: 'trees',
  garden: 'trees',
  terrace: 'sun',
} as const satisfies Record<CardFact['kind'], unknown>

export function CardFacts({ facts }: { facts: readonly CardFact[] }) {
  const t = useTranslations('PropertyCard')
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => {
        const name = t(`facts.${fact.kind}`, { count: fact.count ?? 0 })
        return (
          <li key={fact.kind} title={name}>
            <Icon of={icons[fact.kind]} size={16} />
            <span>
              {fact.value}
              <span className="vh"> {name}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
