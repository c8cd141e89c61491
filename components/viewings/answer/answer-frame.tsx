/**
 * The frame of the page that an agent's mail links to: whom the link is for, how long it is valid, and a link to the office
 * (design, `bezoek-antwoord`).
 */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { StaffMark } from '@/components/staff/staff-mark'
import { formatMoment } from '@/lib/domain/text/brussels-time'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { mediaUrl } from '@/lib/server/media/current-media'
import { linkHref } from '@/lib/server/pages/link-href'
import styles from './answer-frame.module.css'

type Props = { language: Language; agent?: string; endsAt?: Date; children: ReactNode }

function LinkRecipient({ agent, endsAt }: Pick<Props, 'agent' | 'endsAt'>) {
  const t = useTranslations('ViewingAnswer')
  if (!agent) return null
  return (
    <p className={styles.whose}>
      <StaffMark name={agent} look="ink" />
      <span>
        <b>{agent}</b>
        {endsAt && <small>{t('linkUntil', { moment: formatMoment(endsAt) })}</small>}
      </span>
    </p>
  )
}

export function AnswerFrame({ language, agent, endsAt, children }: Props) {
  const t = useTranslations('ViewingAnswer')
  const { site } = getSnapshot()
  const src = site.logo.symbol
  return (
    <div className={styles.page}>
      <a className="vh skip" href="#content">
        {t('skip')}
      </a>
      <header className={styles.bar}>
        {/* biome-ignore lint/performance/noImgElement: a drawing needs no optimizing */}
        {src && <img src={mediaUrl(src)} alt="" width={28} height={28} />}
        <p className={styles.brand}>
          <b>{site.name}</b>
          <small>{t('bar')}</small>
        </p>
        <LinkRecipient {...(agent && { agent })} {...(endsAt && { endsAt })} />
        <a href={linkHref('office', language)}>{t('office')}</a>
      </header>
      <main id="content" className={styles.main}>
        {children}
      </main>
    </div>
  )
}
