/** Shared by the pages of saved searches: the site's frame, a heading and a line below it. */
import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import type { Language, Localized } from '@/lib/domain/text/language'
import { alternatesOf, crumbsTo } from '@/lib/server/pages/pages'
import styles from './saved-searches.module.css'

type Props = {
  language: Language
  heading: string
  intro: string
  /** The home page if not given: the address may contain a token that must not be passed on. */
  alternates?: Partial<Localized>
  children: ReactNode
}

export function SavedSearchFrame({ language, heading, intro, alternates = alternatesOf(''), children }: Props) {
  return (
    <SiteFrame language={language} current="" alternates={alternates} crumbs={crumbsTo(heading, language)} isClosed>
      <div className={`wrap ${styles.page}`}>
        <h1>{heading}</h1>
        <p className={styles.intro}>{intro}</p>
        {children}
      </div>
    </SiteFrame>
  )
}
