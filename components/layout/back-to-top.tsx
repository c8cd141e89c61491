/** The way back to the top; without script a plain link that is always there at the foot of the page. */
import { useTranslations } from 'next-intl'
import { BackToTopLink } from './back-to-top.client'

export function BackToTop() {
  const t = useTranslations('BackToTop')
  return <BackToTopLink label={t('label')} />
}
