/** The rooms by storey; each opens with its plan, the first one is open (design, "Detail"). */
import { useTranslations } from 'next-intl'
import { PlanDocument } from '@/components/plans/plan-document'
import { PlanGallery } from '@/components/plans/plan-gallery'
import { fitInto, type PlanView } from '@/components/plans/plan-view'
import { usePlanView } from '@/components/plans/use-plan-view'
import { useRoomName } from '@/components/plans/use-room-name'
import { GalleryLink } from '@/components/property/detail/gallery/gallery.client'
import { Icon } from '@/components/ui/icon'
import { numberRooms } from '@/lib/domain/property/numbered-rooms'
import type { Room } from '@/lib/domain/property/property'
import { toWholeStoreys, type WholeStorey } from '@/lib/domain/property/room-table'
import { formatArea } from '@/lib/domain/text/format-number'
import type { Language } from '@/lib/domain/text/language'
import { mediaUrl, pictureUrl } from '@/lib/server/media/current-media'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import styles from './storeys-section.module.css'

/** `index`: in the lightbox. */
type IndexedPlan = { view: PlanView; index: number }

type ListProps = { storey: WholeStorey; numbers: ReadonlyMap<Room, number>; language: Language }

function RoomList({ storey: { rooms, uncounted }, numbers, language }: ListProps) {
  const t = useTranslations('RoomsSection')
  const nameOf = useRoomName()
  const noteOf = (room: Room) => [room.note?.[language], uncounted.includes(room) && t('notCounted')].filter(Boolean).join(', ')
  return (
    <ul className={numbers.size > 0 ? `${styles.rooms} ${styles.numbered}` : styles.rooms}>
      {rooms.map((room, index) => (
        <li key={`${room.kind}-${room.floor}-${room.number ?? index}`}>
          {numbers.size > 0 && <span className={styles.number}>{numbers.get(room)}</span>}
          <b>{nameOf(room)}</b>
          <span>{formatArea(room.area, language)}</span>
          {noteOf(room) && <small>{noteOf(room)}</small>}
        </li>
      ))}
    </ul>
  )
}

/** Largest size in px. */
const planBox = { width: 340, height: 300 }

/** Width in px of a plan that is not a vector drawing; served at double density. */
const planWidth = 800

function PlanLink({ view: { drawing, alt, title }, index }: IndexedPlan) {
  const t = useTranslations('PlanGallery')
  const { url } = drawing
  const { width, height } = fitInto(planBox, drawing)
  return (
    <figure className={styles.plan} style={{ '--plan-width': `${width}px` }}>
      <GalleryLink href={mediaUrl(url)} index={index}>
        {/* biome-ignore lint/performance/noImgElement: a drawing has no widths to choose from */}
        <img src={pictureUrl(url, planWidth)} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </GalleryLink>
      <figcaption className="no-print">{t('enlarge', { title })}</figcaption>
      <PlanDocument url={url} title={title} />
    </figure>
  )
}

type StoreyProps = ListProps & { plan: IndexedPlan | undefined; isOpen: boolean }

function Storey({ plan, isOpen, ...list }: StoreyProps) {
  const facts = useTranslations('PropertyFacts')
  const nameOf = useRoomName()
  const { floor, rooms, area } = list.storey
  return (
    <details className={styles.storey} open={isOpen}>
      <summary>
        <b>{facts('units.storey', { count: floor, value: floor })}</b>
        <span className={styles.names}>{rooms.map(nameOf).join(', ')}</span>
        <span className={styles.area}>{formatArea(area, list.language)}</span>
        <Icon of="chevron-down" />
      </summary>
      <div className={plan ? `${styles.content} ${styles.withPlan}` : styles.content}>
        {plan && <PlanLink {...plan} />}
        <RoomList {...list} />
      </div>
    </details>
  )
}

type Props = { detail: Pick<PropertyDetail, 'property' | 'language' | 'texts'> }

/** The plans by storey, with their index in the lightbox. */
function usePlans({ property }: Props['detail']): Map<number, IndexedPlan> {
  const facts = useTranslations('PropertyFacts')
  const toView = usePlanView()
  const numbers = [...numberRooms(property.rooms, property.floorPlans)]
  return new Map(
    property.floorPlans.map((plan, index) => {
      const title = facts('units.storey', { count: plan.floor, value: plan.floor })
      const rooms = numbers.filter(([{ floor }]) => floor === plan.floor)
      return [plan.floor, { view: toView(plan, title, rooms), index }]
    }),
  )
}

/** Next to the heading: the total living area. */
export function RoomsTotal({ detail: { property, language } }: Props) {
  const t = useTranslations('RoomsSection')
  const { total } = toWholeStoreys(property.rooms)
  return total === undefined ? null : t('sum', { area: formatArea(total, language) })
}

export function StoreysSection({ detail }: Props) {
  const { property, language, texts } = detail
  const plans = usePlans(detail)
  const numbers = numberRooms(property.rooms, property.floorPlans)
  return (
    <PlanGallery plans={[...plans.values()].map(({ view }) => view)} title={texts.title}>
      <div id={plans.size > 0 ? 'plans' : undefined} className={styles.storeys}>
        {toWholeStoreys(property.rooms).storeys.map((storey, index) => (
          <Storey
            key={storey.floor}
            storey={storey}
            plan={plans.get(storey.floor)}
            isOpen={index === 0}
            numbers={numbers}
            language={language}
          />
        ))}
      </div>
    </PlanGallery>
  )
}
