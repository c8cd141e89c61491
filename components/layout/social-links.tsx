/** Where else the agency can be found; each opens in a new tab and nothing of it loads here. */
import { createLucideIcon, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Site } from '@/lib/content/site'
import styles from './social-links.module.css'

type Social = Site['socials'][number]

/** Our own drawings in the stroke of the other icons, on their field of 24. */
const icons: Record<NonNullable<Social['icon']>, LucideIcon> = {
  facebook: createLucideIcon('facebook', [['path', { d: 'M16 4h-1a4 4 0 0 0-4 4v12M7 12h8', key: 'f' }]]),
  instagram: createLucideIcon('instagram', [
    ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 5, key: 'frame' }],
    ['circle', { cx: 12, cy: 12, r: 4, key: 'lens' }],
    ['path', { d: 'M17 7h.01', key: 'light' }],
  ]),
  linkedin: createLucideIcon('linkedin', [['path', { d: 'M5 10v10M5 5h.01M10 20V10M10 14a4 4 0 0 1 9 0v6', key: 'in' }]]),
  youtube: createLucideIcon('youtube', [
    ['rect', { x: 2, y: 5, width: 20, height: 14, rx: 4, key: 'screen' }],
    ['path', { d: 'm10 9 5 3-5 3z', key: 'play' }],
  ]),
}

export function SocialLinks({ socials }: { socials: readonly Social[] }) {
  const t = useTranslations('SocialLinks')
  if (socials.length === 0) return null
  return (
    <ul className={styles.socials} aria-label={t('label')}>
      {socials.map(({ name, url, icon }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener">
            {icon && <Icon of={icons[icon]} />}
            {name}
            <span className="vh"> {t('newTab')}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
