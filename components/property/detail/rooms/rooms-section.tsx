/** The rooms by storey with their areas, and the floor plans. */

import { useTranslations } from 'next-intl'
import { useRoomName } from '@/components/plans/use-room-name'
import { numberRooms } from '@/lib/domain/property/numbered-rooms'
import type { Room } from '@/lib/domain/property/property'
import { type Storey, toRoomTable } from '@/lib/domain/property/room-table'
import { formatDecimal } from '@/lib/domain/text/format-number'
import type { Language } from '@/lib/domain/text/language'
import { langOf } from '@/lib/server/pages/text-language'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { FactText } from '../fact-text'
import { FloorPlans } from './floor-plans'
import styles from './rooms-section.module.css'

function StoreyName({ floor }: { floor: number }) {
  return <FactText value={{ kind: 'number', value: floor, unit: 'storey' }} />
}

/** Numbers of the rooms in the plans; empty without plans, then the table has no column for them. */
type Numbers = ReadonlyMap<Room, number>

type RowsProps = { numbers: Numbers; language: Language }

function RoomCells({ room, numbers, language }: RowsProps & { room: Room }) {
  const nameOf = useRoomName()
  return (
    <>
      {numbers.size > 0 && <td className={styles.number}>{numbers.get(room)}</td>}
      <td className={styles.name}>{nameOf(room)}</td>
      <td className={styles.note} {...langOf(room.note?.[language], language)}>
        {room.note?.[language]}
      </td>
      <td className={styles.area}>{formatDecimal(room.area, language)}</td>
    </>
  )
}

function StoreyRows({ storey: { floor, rooms }, ...shared }: RowsProps & { storey: Storey }) {
  return (
    <tbody>
      {rooms.map((room, index) => (
        <tr key={`${room.kind}-${room.number ?? index}`}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={rooms.length}>
              <StoreyName floor={floor} />
            </th>
          )}
          <RoomCells room={room} {...shared} />
        </tr>
      ))}
    </tbody>
  )
}

function UncountedRows({ rooms, ...shared }: RowsProps & { rooms: readonly Room[] }) {
  return (
    <tbody>
      {rooms.map((room, index) => (
        <tr key={`${room.kind}-${room.number ?? index}`}>
          <th scope="row">
            <StoreyName floor={room.floor} />
          </th>
          <RoomCells room={room} {...shared} />
        </tr>
      ))}
    </tbody>
  )
}

function LayoutTable({ rooms, numbers, language }: RowsProps & { rooms: readonly Room[] }) {
  const t = useTranslations('RoomsSection')
  const { storeys, total, uncounted } = toRoomTable(rooms)
  const hasNumbers = numbers.size > 0
  return (
    <table className={styles.table}>
      <caption className="vh">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.storey')}</th>
          {hasNumbers && (
            <th scope="col" className={styles.number}>
              {t('columns.number')}
            </th>
          )}
          <th scope="col">{t('columns.room')}</th>
          <th scope="col">{t('columns.finish')}</th>
          <th scope="col" className={styles.area}>
            {t('columns.area')}
          </th>
        </tr>
      </thead>
      {storeys.map((storey) => (
        <StoreyRows key={storey.floor} storey={storey} numbers={numbers} language={language} />
      ))}
      {total !== undefined && (
        <tbody className={styles.total}>
          <tr>
            <th scope="row" colSpan={hasNumbers ? 4 : 3}>
              {t('total')}
            </th>
            <td className={styles.area}>{formatDecimal(total, language)}</td>
          </tr>
          {uncounted.length > 0 && (
            <tr>
              <th scope="rowgroup" colSpan={hasNumbers ? 5 : 4} className={styles.uncounted}>
                {t('uncounted')}
              </th>
            </tr>
          )}
        </tbody>
      )}
      {uncounted.length > 0 && <UncountedRows rooms={uncounted} numbers={numbers} language={language} />}
    </table>
  )
}

export function RoomsSection({ detail }: { detail: Pick<PropertyDetail, 'property' | 'language' | 'texts'> }) {
  const { property, language } = detail
  const numbers = numberRooms(property.rooms, property.floorPlans)
  return (
    <>
      <LayoutTable rooms={property.rooms} numbers={numbers} language={language} />
      {property.floorPlans.length > 0 && <FloorPlans detail={detail} />}
    </>
  )
}
