/** The breadcrumbs: the path from home to this page. */
import { useTranslations } from 'next-intl'
import { SiteLink } from '@/components/ui/site-link'
import { useLangOf } from '@/components/ui/use-lang-of'
import styles from './breadcrumbs.module.css'

export type Crumb = { name: string; href: string }

/** @param crumbs from home to this page, which is the last one and not a link. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTranslations('Breadcrumbs')
  const langOf = useLangOf()
  return (
    <nav aria-label={t('label')} className="wrap no-print">
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page" {...langOf(crumb.name)}>
                {crumb.name}
              </span>
            ) : (
              <SiteLink href={crumb.href} {...langOf(crumb.name)}>
                {crumb.name}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
