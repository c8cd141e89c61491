/** A property that was sold or let: the time it took if the owner agreed, its street without number, and never its price. */
import { useTranslations } from 'next-intl'
import { CardFacts } from '@/components/property/card-facts'
import { EpcLabel } from '@/components/property/epc-label'
import { Marker } from '@/components/property/marker'
import card from '@/components/property/property-card.module.css'
import { Picture } from '@/components/ui/picture'
import { findRegion } from '@/lib/domain/law/region'
import type { Reference } from '@/lib/domain/sold/sold-case'
import { formatArea } from '@/lib/domain/text/format-number'
import type { Language } from '@/lib/domain/text/language'
import { monthName } from '@/lib/domain/text/month-name'
import { langOf } from '@/lib/server/pages/text-language'
import type { CardFact } from '@/lib/server/property/property-card'
import { KindTile } from './kind-tile'
import styles from './reference-card.module.css'

type Props = { reference: Reference; language: Language; sizes: string }

const areaKind = (kind: Reference['kind']) => (kind === 'land' ? 'ground' : kind === 'commercial' ? 'floor' : 'living')

function factsOf({ bedrooms, area, kind }: Reference, language: Language): CardFact[] {
  const main = { kind: areaKind(kind), value: formatArea(area, language) } as const
  return bedrooms > 0 ? [{ kind: 'bedrooms', value: String(bedrooms), count: bedrooms }, main] : [main]
}

function Time({ reference: { days, deal } }: Pick<Props, 'reference'>) {
  const t = useTranslations('References')
  if (days === undefined) return <span className={styles.silent}>{t('timeKept')}</span>
  return <span className={styles.time}>{t.rich(`time.${deal}`, { days, small: (words) => <small>{words}</small> })}</span>
}

export function ReferenceCard({ reference, language, sizes }: Props) {
  const t = useTranslations('References')
  const { kind, picture, deal, epc, zip, street, town, month } = reference
  const region = findRegion(zip, 10)
  const title = reference.title?.[language] ?? t(`kinds.${kind}`)
  return (
    <article className={card.card}>
      <div className={card.media}>
        {picture ? (
          <Picture {...picture} src={picture.url} alt={picture.alt[language]} sizes={sizes} />
        ) : (
          <KindTile kind={kind} />
        )}
        <Marker marquee={4} name={t(deal)} className={card.marker} />
      </div>
      <div className={card.body}>
        <div className={card.top}>
          <Time reference={reference} />
          {epc && region && <EpcLabel label={{ region, label: epc }} />}
        </div>
        <h3 className={card.title} {...langOf(title, language)}>
          {title}
        </h3>
        <p className={card.address}>{t('address', { street, zip, town, month: monthName(month, language) })}</p>
        <div className={card.facts}>
          <CardFacts facts={factsOf(reference, language)} />
        </div>
      </div>
    </article>
  )
}
