/** A property of a shared list: its facts, its changes, and each person's opinion. */
import { useTranslations } from 'next-intl'
import { CardFacts } from '@/components/property/card-facts'
import { EpcLabel } from '@/components/property/epc-label'
import { Marker } from '@/components/property/marker'
import { Price } from '@/components/property/price'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { PropertyCardData } from '@/lib/server/property/property-card'
import type { HomeChange, ShownHome } from '@/lib/server/shared-list/list-view'
import styles from './home-row.module.css'
import type { ListContext } from './list-form'
import { OthersOpinion, OwnOpinion } from './opinion'
import { useSaid } from './said'

const sizes = '(min-width: 1280px) 248px, (min-width: 767px) 30vw, 34vw'

function Change({ change }: { change: HomeChange }) {
  const t = useTranslations('SharedList')
  const say = useSaid()
  return (
    <p className={styles.change}>
      <Icon of={change.kind === 'price' ? 'arrow-down' : 'bell'} size={16} />
      {change.kind === 'price'
        ? t('priceWas', { before: change.before, until: change.until })
        : t('marqueeSince', { name: change.name, said: say(change.said) })}
    </p>
  )
}

function Facts({ card, change }: { card: PropertyCardData; change: HomeChange | undefined }) {
  return (
    <div className={styles.body}>
      <div className={styles.top}>
        {card.price.kind === 'marquee' && card.marquee !== 0 ? <span /> : <Price price={card.price} />}
        {card.epc && <EpcLabel label={card.epc} />}
      </div>
      <h3>
        <a href={card.href} {...card.written}>
          {card.title}
        </a>
      </h3>
      <p className={styles.address}>{card.address}</p>
      <div className={styles.facts}>
        <CardFacts facts={card.facts} />
      </div>
      {change && <Change change={change} />}
    </div>
  )
}

function NoPicture() {
  const t = useTranslations('PropertyCard')
  return <span className={styles.noPicture}>{t('noPhoto')}</span>
}

export function HomeRow({ home, context }: { home: ShownHome; context: ListContext }) {
  const t = useTranslations('SharedList')
  const { card, change, opinions } = home
  return (
    <li className={styles.row} id={`home-${home.id}`} data-people={opinions.length}>
      <div className={styles.picture}>
        {card?.picture ? <Picture {...card.picture} sizes={sizes} /> : <NoPicture />}
        {card && <Marker marquee={card.marquee} name={card.marqueeName} className={styles.marker} />}
      </div>
      {card ? <Facts card={card} change={change} /> : <p className={styles.body}>{t('gone', { id: String(home.id) })}</p>}
      {opinions.map((opinion) =>
        opinion.person.isMe ? (
          <OwnOpinion key={opinion.person.id} context={context} home={home} opinion={opinion} />
        ) : (
          <OthersOpinion key={opinion.person.id} opinion={opinion} />
        ),
      )}
    </li>
  )
}
