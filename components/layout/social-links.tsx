/** Links to the agency's social media profiles; each opens in a new tab, and nothing of them is loaded here. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Site } from '@/lib/content/site'
import styles from './social-links.module.css'

type Social = Site['socials'][number]

export function SocialLinks({ socials }: { socials: readonly Social[] }) {
  const t = useTranslations('SocialLinks')
  if (socials.length === 0) return null
  return (
    <ul className={styles.socials} aria-label={t('label')}>
      {socials.map(({ name, url, icon }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener">
            {icon && <Icon of={icon} />}
            {name}
            <span className="vh"> {t('newTab')}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
