/** 'This page no longer exists', with a search form and a link home (specification 8, "Page not found"). */
import { useTranslations } from 'next-intl'
import { SearchForm } from '@/components/search/search-form'
import { ButtonLink } from '@/components/ui/button'
import { Meander } from '@/components/ui/meander'
import type { Language } from '@/lib/domain/text/language'
import { linkHref } from '@/lib/server/pages/link-href'
import { alternatesOf } from '@/lib/server/pages/pages'
import styles from './not-found-page.module.css'
import { SiteFrame } from './site-frame'

const texts = {
  page: { title: 'title', text: 'text' },
  property: { title: 'propertyTitle', text: 'propertyText' },
  project: { title: 'projectTitle', text: 'projectText' },
} as const

export function NotFoundPage({ language, what }: { language: Language; what: keyof typeof texts }) {
  const t = useTranslations('NotFound')
  const { title, text } = texts[what]
  return (
    <SiteFrame language={language} current="" alternates={alternatesOf('')} crumbs={[]}>
      <section className={styles.page}>
        <Meander shape="band" className={styles.art} />
        <div className="wrap">
          <p className={styles.code}>404</p>
          <h1>{t(title)}</h1>
          <p>{t(text)}</p>
          <SearchForm language={language} />
          <ButtonLink look="line" href={linkHref('home', language)}>
            {t('home')}
          </ButtonLink>
        </div>
      </section>
    </SiteFrame>
  )
}
