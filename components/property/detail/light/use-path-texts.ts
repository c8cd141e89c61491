/** The sun's path on the longest and the shortest day in words: `21 juni, 5:27 tot 22:02 uur`. */
import { useTranslations } from 'next-intl'
import type { Light, LightDay } from '@/lib/domain/light/light'

/** Only days on which the sun rises and sets, June first. */
export function usePathTexts(paths: Light['paths']): { day: LightDay; text: string }[] {
  const t = useTranslations('LightSection')
  return (['june', 'december'] as const).flatMap((day) => {
    const path = paths[day]
    const hours = path && t('span', { from: path.riseTime, to: path.setTime })
    return hours === undefined ? [] : [{ day, text: t('path', { day: t(`days.${day}`), hours }) }]
  })
}
