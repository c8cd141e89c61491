/** An owner's properties, each with today's views. */
import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import type { PropertyHead } from '@/lib/server/portal/property-head'
import styles from './property-choice.module.css'

export type ChoiceOfProperty = { head: PropertyHead; href: string; viewsToday: number }

export function PropertyChoice({ choices }: { choices: readonly ChoiceOfProperty[] }) {
  const t = useTranslations('PortalIndex')
  return (
    <div className={`wrap ${styles.choice}`}>
      <h1>{t('title')}</h1>
      {choices.length === 0 && <p>{t('none')}</p>}
      <ul>
        {choices.map(({ head: { id, street, town, picture }, href, viewsToday }) => (
          <li key={id}>
            <a href={href}>
              <span className={styles.picture}>
                {picture && <Picture src={picture.url} alt="" width={picture.width} height={picture.height} sizes="160px" />}
              </span>
              <span>
                <b>
                  {street}, {town}
                </b>
                <small>{t('today', { count: viewsToday })}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
