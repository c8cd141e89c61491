/** Says that a mail was not wanted: one button, because mail scanners open links by themselves. */
import { useTranslations } from 'next-intl'
import { SiteFrame } from '@/components/layout/site-frame'
import { Button, ButtonLink } from '@/components/ui/button'
import styles from '@/components/ui/link-page.module.css'
import type { Language } from '@/lib/domain/text/language'
import { linkHref } from '@/lib/server/pages/link-href'
import { alternatesOf, crumbsTo } from '@/lib/server/pages/pages'

/** `invalid`: the link is not ours. */
export type UnwantedMailState = { kind: 'ask'; token: string } | { kind: 'done' } | { kind: 'invalid' }

/** A plain address, so that a page that was opened before a release still works after it. */
function Report({ token, language }: { token: string; language: Language }) {
  const t = useTranslations('UnwantedMail')
  return (
    <form action="/api/unwanted-mail/" method="post">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="language" value={language} />
      <Button type="submit">{t('report')}</Button>
    </form>
  )
}

export function UnwantedMailPage({ language, state }: { language: Language; state: UnwantedMailState }) {
  const t = useTranslations('UnwantedMail')
  const heading = t(`${state.kind}Heading`)
  return (
    <SiteFrame language={language} current="" alternates={alternatesOf('')} crumbs={crumbsTo(heading, language)} isClosed>
      <div className={`wrap ${styles.page}`}>
        <h1>{heading}</h1>
        <p>{t(`${state.kind}Lead`)}</p>
        <div className={styles.action}>
          {state.kind === 'ask' ? (
            <Report token={state.token} language={language} />
          ) : (
            <ButtonLink href={linkHref('contact', language)}>{t('contact')}</ButtonLink>
          )}
        </div>
      </div>
    </SiteFrame>
  )
}
