/** Around what is behind an agent's mail: whom the link is for, and the way into the office (design, `bezoek-antwoord`). */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/current-snapshot'
import { mediaUrl } from '@/lib/server/media/current-media'
import { linkHref } from '@/lib/server/pages/link-href'
import styles from './answer.module.css'

export function AnswerFrame({ language, agent, children }: { language: Language; agent?: string; children: ReactNode }) {
  const t = useTranslations('ViewingAnswer')
  const { site } = getSnapshot()
  const src = site.logo.symbol
  return (
    <div className={styles.page}>
      <a className="vh skip" href="#content">
        {t('skip')}
      </a>
      <header className={styles.bar}>
        {/* biome-ignore lint/performance/noImgElement: a drawing needs no optimising */}
        {src && <img src={mediaUrl(src)} alt="" width={28} height={28} />}
        <p>
          <b>{site.name}</b>
          <small>{agent ? t('linkOf', { name: agent }) : t('bar')}</small>
        </p>
        <a href={linkHref('office', language)}>{t('office')}</a>
      </header>
      <main id="content" className={styles.main}>
        {children}
      </main>
    </div>
  )
}
