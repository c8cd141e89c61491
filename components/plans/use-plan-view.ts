/** Describes a floor plan and its numbered rooms in the page's language. */
import { useTranslations } from 'next-intl'
import { useNumbers } from '@/components/ui/use-numbers'
import type { Drawing, Room } from '@/lib/domain/property/property'
import type { PlanView } from './plan-view'
import { useRoomName } from './use-room-name'

export function usePlanView() {
  const t = useTranslations('PlanGallery')
  const nameOf = useRoomName()
  const { area } = useNumbers()
  return (drawing: Drawing, title: string, rooms: readonly (readonly [Room, number])[]): PlanView => {
    const legend = rooms.map(([room, number]) => `${number}\u00a0${nameOf(room)} (${area(room.area)})`).join(', ')
    return { drawing, title, legend, alt: t('alt', { title, legend }) }
  }
}
