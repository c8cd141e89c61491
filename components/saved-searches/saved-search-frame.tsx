/** What the pages of saved searches share: the frame of the site, a heading and a line under it. */
import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import type { Language } from '@/lib/domain/language'
import { alternatesOf } from '@/lib/server/pages'
import styles from './saved-searches.module.css'

type Props = { language: Language; heading: string; lead: string; children: ReactNode }

/** The address holds a right that is not to be handed on: other languages lead home. */
export function SavedSearchFrame({ language, heading, lead, children }: Props) {
  return (
    <SiteFrame language={language} current="" alternates={alternatesOf('')} crumbs={[]}>
      <div className={`wrap ${styles.page}`}>
        <h1>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </SiteFrame>
  )
}
