/** 'This page no longer exists', with a search form and a link home (specification 8, "Page not found"). */
import { useTranslations } from 'next-intl'
import { SearchForm } from '@/components/search/search-form'
import { ButtonLink } from '@/components/ui/button'
import { Meander } from '@/components/ui/meander'
import type { Language } from '@/lib/domain/language'
import { linkHref } from '@/lib/server/link-href'
import { alternatesOf } from '@/lib/server/pages'
import styles from './not-found-page.module.css'
import { SiteFrame } from './site-frame'

export function NotFoundPage({ language, what }: { language: Language; what: 'page' | 'property' }) {
  const t = useTranslations('NotFound')
  return (
    <SiteFrame language={language} current="" alternates={alternatesOf('')} crumbs={[]}>
      <section className={styles.page}>
        <Meander shape="band" className={styles.art} />
        <div className="wrap">
          <p className={styles.code}>404</p>
          <h1>{t(what === 'page' ? 'title' : 'propertyTitle')}</h1>
          <p>{t(what === 'page' ? 'text' : 'propertyText')}</p>
          <SearchForm language={language} />
          <ButtonLink look="line" href={linkHref('home', language)}>
            {t('home')}
          </ButtonLink>
        </div>
      </section>
    </SiteFrame>
  )
}
