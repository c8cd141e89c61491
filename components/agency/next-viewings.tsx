/** The next free viewing slots of an agent for each of their listings; they are booked in the form of the property. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { NextViewing } from '@/lib/server/agency/agents'
import styles from './next-viewings.module.css'

function Times({ times }: Pick<NextViewing, 'times'>) {
  return (
    <ul className={styles.times}>
      {times.map(({ day, hours }) => (
        <li key={day}>
          <span>{day}</span>
          <b>{hours.join(', ')}</b>
        </li>
      ))}
    </ul>
  )
}

export function NextViewings({ viewings, name }: { viewings: readonly NextViewing[]; name: string }) {
  const t = useTranslations('AgentPage')
  if (viewings.length === 0) return null
  return (
    <section id="viewings" className={`mist ${styles.section}`} aria-labelledby="viewings-title">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="viewings-title">{t('viewings', { name })}</h2>
          <p>{t('viewingsText')}</p>
        </div>
        <ul className={styles.rows}>
          {viewings.map(({ id, title, href, times }) => (
            <li key={id}>
              <h3>{title}</h3>
              <Times times={times} />
              <a className="arrow-link" href={href}>
                {t('choose')}
                <span className="vh">, {title}</span> <Icon of="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
