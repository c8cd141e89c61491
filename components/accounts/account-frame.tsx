/** The frame of account pages: heading, logout, then the content. */

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import type { Language } from '@/lib/domain/text/language'
import { alternatesOf, findContentPage, findCrumbs } from '@/lib/server/pages/pages'
import { langOf } from '@/lib/server/pages/text-language'
import styles from './account-page.module.css'
import { LogOut } from './log-out'

type Props = {
  language: Language
  /** Original path of the page. */
  path: string
  intro?: string
  /** Next to the logout. */
  actions?: ReactNode
  children: ReactNode
}

export function AccountFrame({ language, path, intro, actions, children }: Props) {
  const t = useTranslations('AccountPage')
  const source = findContentPage(path)
  const page = source?.kind === 'page' ? source.page : undefined
  return (
    <SiteFrame language={language} current={path} alternates={alternatesOf(path)} crumbs={findCrumbs(path, language)} isClosed>
      <div className="wrap">
        <div className={styles.head}>
          <div>
            <h1 {...langOf(page?.title[language], language)}>{page?.title[language]}</h1>
            <p {...(intro ? {} : langOf(page?.description?.[language], language))}>{intro ?? page?.description?.[language]}</p>
          </div>
          <div className={styles.actions}>
            {actions}
            <LogOut language={language} label={t('logout')} />
          </div>
        </div>
        {children}
      </div>
    </SiteFrame>
  )
}
