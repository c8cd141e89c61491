/** The rooms per storey with their areas. */
import { useTranslations } from 'next-intl'
import { formatDecimal } from '@/lib/domain/format-number'
import type { Language } from '@/lib/domain/language'
import type { Room } from '@/lib/domain/property'
import { type Storey, toRoomTable } from '@/lib/domain/room-table'
import type { PropertyDetail } from '@/lib/server/property-detail'
import { FactText } from './fact-text'
import styles from './rooms-section.module.css'
import { useRoomName } from './use-room-name'

function StoreyName({ floor }: { floor: number }) {
  return <FactText value={{ kind: 'number', value: floor, unit: 'storey' }} />
}

function RoomCells({ room, language }: { room: Room; language: Language }) {
  const nameOf = useRoomName()
  return (
    <>
      <td className={styles.name}>{nameOf(room)}</td>
      <td className={styles.note}>{room.note?.[language]}</td>
      <td className={styles.area}>{formatDecimal(room.area)}</td>
    </>
  )
}

function StoreyRows({ storey: { floor, rooms }, language }: { storey: Storey; language: Language }) {
  return (
    <tbody>
      {rooms.map((room, index) => (
        <tr key={`${room.kind}-${room.number ?? index}`}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={rooms.length}>
              <StoreyName floor={floor} />
            </th>
          )}
          <RoomCells room={room} language={language} />
        </tr>
      ))}
    </tbody>
  )
}

function UncountedRows({ rooms, language }: { rooms: readonly Room[]; language: Language }) {
  return (
    <tbody>
      {rooms.map((room, index) => (
        <tr key={`${room.kind}-${room.number ?? index}`}>
          <th scope="row">
            <StoreyName floor={room.floor} />
          </th>
          <RoomCells room={room} language={language} />
        </tr>
      ))}
    </tbody>
  )
}

export function RoomsSection({ detail: { property, language } }: { detail: Pick<PropertyDetail, 'property' | 'language'> }) {
  const t = useTranslations('RoomsSection')
  const { storeys, total, uncounted } = toRoomTable(property.rooms)
  return (
    <table className={styles.table}>
      <caption className="vh">{t('caption')}</caption>
      <thead>
        <tr>
          {(['storey', 'room', 'finish', 'area'] as const).map((column) => (
            <th key={column} scope="col" className={column === 'area' ? styles.area : undefined}>
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {storeys.map((storey) => (
        <StoreyRows key={storey.floor} storey={storey} language={language} />
      ))}
      {total !== undefined && (
        <tbody className={styles.total}>
          <tr>
            <th scope="row" colSpan={3}>
              {t('total')}
            </th>
            <td className={styles.area}>{formatDecimal(total)}</td>
          </tr>
          {uncounted.length > 0 && (
            <tr>
              <th scope="rowgroup" colSpan={4} className={styles.uncounted}>
                {t('uncounted')}
              </th>
            </tr>
          )}
        </tbody>
      )}
      {uncounted.length > 0 && <UncountedRows rooms={uncounted} language={language} />}
    </table>
  )
}
