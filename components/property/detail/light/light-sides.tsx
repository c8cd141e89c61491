/** The sides of the building with the rooms that face them and their hours of sun. */
import { useTranslations } from 'next-intl'
import { useRoomName } from '@/components/plans/use-room-name'
import type { SideLight } from '@/lib/domain/light/light'
import { capitalise } from '@/lib/domain/text/capitalise'
import styles from './light-sides.module.css'
import { SunHours } from './sun-hours'

function SideRow({ light: { side, facing, rooms, spans }, hasRooms }: { light: SideLight; hasRooms: boolean }) {
  const t = useTranslations('LightSection')
  const wind = useTranslations('PropertyFacts.words.orientation')
  const nameOf = useRoomName()
  return (
    <tr>
      <th scope="row">
        {capitalise(t(`places.${side}`))} <small>{wind(facing)}</small>
      </th>
      {hasRooms && <td className={styles.rooms}>{rooms.map(nameOf).join(', ')}</td>}
      {(['june', 'december'] as const).map((day) => (
        <td key={day} className={styles.hours} data-day={t(`days.${day}`)}>
          <SunHours spans={spans[day]} />
        </td>
      ))}
    </tr>
  )
}

export function LightSides({ sides }: { sides: readonly SideLight[] }) {
  const t = useTranslations('LightSection')
  const hasRooms = sides.some(({ rooms }) => rooms.length > 0)
  return (
    <table className={styles.table}>
      <caption className="vh">{t('sides')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('side')}</th>
          {hasRooms && <th scope="col">{t('rooms')}</th>}
          <th scope="col">{t('days.june')}</th>
          <th scope="col">{t('days.december')}</th>
        </tr>
      </thead>
      <tbody>
        {sides.map((light) => (
          <SideRow key={light.side} light={light} hasRooms={hasRooms} />
        ))}
      </tbody>
    </table>
  )
}
