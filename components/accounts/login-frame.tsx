/** The frame of pages around the login: a heading, a form and a picture (design, `login`). Their texts are in data/pages/. */

import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { Picture } from '@/components/ui/picture'
import type { Language } from '@/lib/domain/text/language'
import { alternatesOf, findContentPage, findCrumbs } from '@/lib/server/pages/pages'
import { langOf } from '@/lib/server/pages/text-language'
import styles from './login-frame.module.css'

type Props = {
  language: Language
  /** Original path of the page. */
  path: string
  /** Replaces the heading of the page. */
  heading?: string
  intro?: string
  children: ReactNode
}

const findPage = (path: string) => {
  const source = findContentPage(path)
  return source?.kind === 'page' ? source.page : undefined
}

export function LoginFrame({ language, path, heading, intro, children }: Props) {
  const page = findPage(path)
  const image = findPage('login')?.image
  return (
    <SiteFrame language={language} current={path} alternates={alternatesOf(path)} crumbs={findCrumbs(path, language)} isClosed>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.main}>
          <h1 {...(heading ? {} : langOf(page?.title[language], language))}>{heading ?? page?.title[language]}</h1>
          <p className={styles.intro} {...(intro ? {} : langOf(page?.description?.[language], language))}>
            {intro ?? page?.description?.[language]}
          </p>
          {children}
        </div>
        {image && (
          <div className={styles.picture}>
            <Picture src={image.url} alt="" width={image.width} height={image.height} sizes="(min-width: 1280px) 33vw, 280px" />
          </div>
        )}
      </div>
    </SiteFrame>
  )
}
