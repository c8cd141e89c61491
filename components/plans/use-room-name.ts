/** "Slaapkamer 2": the name of a room in the page's language. */
import { useTranslations } from 'next-intl'
import type { Room } from '@/lib/domain/property/property'

export function useRoomName(): (room: Pick<Room, 'kind' | 'number'>) => string {
  const t = useTranslations('RoomsSection')
  return ({ kind, number }) => {
    const name = t(`kinds.${kind}`)
    return number === undefined ? name : t('numbered', { name, number })
  }
}
