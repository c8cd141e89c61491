/** Paging of a list; renders nothing when there is only one page. */
import { useTranslations } from 'next-intl'
import styles from './page-links.module.css'

type Props = { page: number; pages: number; hrefOf: (page: number) => string }

export function PageLinks({ page, pages, hrefOf }: Props) {
  const t = useTranslations('OfficeLeads')
  if (pages === 1) return null
  return (
    <nav className={styles.pages} aria-label={t('pagesLabel')}>
      {page > 1 && <a href={hrefOf(page - 1)}>{t('previous')}</a>}
      <span>{t('pageOf', { page, pages })}</span>
      {page < pages && <a href={hrefOf(page + 1)}>{t('next')}</a>}
    </nav>
  )
}
