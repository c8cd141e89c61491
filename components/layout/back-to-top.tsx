/** The link back to the top; without script a plain link that is always shown at the foot of the page. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import styles from './back-to-top.module.css'

export function BackToTop() {
  const t = useTranslations('BackToTop')
  return (
    <a className={`${styles.button} no-print`} href="#content" aria-label={t('label')} data-to-top>
      <Icon of="arrow-up" />
    </a>
  )
}
