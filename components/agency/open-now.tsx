/** Whether a branch is open, and until when; if not, when it opens. */
import { useFormatter, useTranslations } from 'next-intl'
import { type OpenState, shownTime } from '@/lib/domain/agency/opening-hours'
import styles from './open-now.module.css'
import { dayInWeek } from './weekday'

/** As text: `Open tot 18:00`, `Opent woensdag om 9:00`. */
function useOpenWords(state: OpenState): string {
  const t = useTranslations('OpenNow')
  const format = useFormatter()
  if (state.kind === 'open') return t('open', { time: shownTime(state.until) })
  if (state.kind === 'closed') return t('closed')
  const time = shownTime(state.from)
  if (state.days < 2) return t(state.days === 0 ? 'opensToday' : 'opensTomorrow', { time })
  return t('opens', { day: format.dateTime(dayInWeek(state.weekday), { weekday: 'long', timeZone: 'UTC' }), time })
}

export function OpenNow({ state }: { state: OpenState }) {
  const words = useOpenWords(state)
  return <span className={state.kind === 'open' ? styles.open : `${styles.open} ${styles.shut}`}>{words}</span>
}
