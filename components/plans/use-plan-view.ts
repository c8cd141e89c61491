/** Puts a drawn plan and its numbered rooms into the page's words. */
import { useTranslations } from 'next-intl'
import type { Drawing, Room } from '@/lib/domain/property/property'
import { formatArea } from '@/lib/domain/text/format-number'
import type { PlanView } from './plan-view'
import { useRoomName } from './use-room-name'

export function usePlanView() {
  const t = useTranslations('PlanGallery')
  const nameOf = useRoomName()
  return (drawing: Drawing, title: string, rooms: readonly (readonly [Room, number])[]): PlanView => {
    const legend = rooms.map(([room, number]) => `${number}\u00a0${nameOf(room)} (${formatArea(room.area)})`).join(', ')
    return { drawing, title, legend, alt: t('alt', { title, legend }) }
  }
}
