/** The body of pages for what does not exist, or no longer exists: a message, a search form and a link home. */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SearchForm } from '@/components/search/search-form'
import { ButtonLink } from '@/components/ui/button'
import { Meander } from '@/components/ui/meander'
import type { Language, Localized } from '@/lib/domain/text/language'
import { linkHref } from '@/lib/server/pages/link-href'
import { crumbsTo } from '@/lib/server/pages/pages'
import styles from './dead-end.module.css'
import { SiteFrame } from './site-frame'

type Props = {
  language: Language
  code: 404 | 410
  title: string
  text: string
  /** The same address in other languages. */
  alternates: Partial<Localized>
  /** A further link, before the one to home. */
  way?: ReactNode
  /** Shown below everything else. */
  children?: ReactNode
}

export function DeadEnd({ language, code, title, text, alternates, way, children }: Props) {
  const t = useTranslations('NotFound')
  return (
    <SiteFrame language={language} current="" alternates={alternates} crumbs={crumbsTo(title, language)}>
      <section className={styles.page}>
        <Meander shape="band" className={styles.art} />
        <div className="wrap">
          <p className={styles.code}>{code}</p>
          <h1>{title}</h1>
          <p>{text}</p>
          <SearchForm language={language} />
          {way}
          <ButtonLink look="line" href={linkHref('home', language)}>
            {t('home')}
          </ButtonLink>
        </div>
      </section>
      {children}
    </SiteFrame>
  )
}
