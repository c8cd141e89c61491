/** What a room is called: `Keuken`, and `Slaapkamer 2` where there are more of a kind. */
import { useTranslations } from 'next-intl'
import type { Room } from '@/lib/domain/property'

export function useRoomName(): (room: Pick<Room, 'kind' | 'number'>) => string {
  const t = useTranslations('RoomsSection')
  return ({ kind, number }) => {
    const name = t(`kinds.${kind}`)
    return number === undefined ? name : t('numbered', { name, number })
  }
}
