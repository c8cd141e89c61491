/** Reports an unwanted mail: a button, because mail scanners open links automatically. */
import { useTranslations } from 'next-intl'
import { SiteFrame } from '@/components/layout/site-frame'
import { Button, ButtonLink } from '@/components/ui/button'
import styles from '@/components/ui/link-page.module.css'
import type { Language } from '@/lib/domain/text/language'
import { linkHref } from '@/lib/server/pages/link-href'
import { alternatesOf, crumbsTo } from '@/lib/server/pages/pages'

/** `invalid`: the link was not issued by this site. */
export type UnwantedMailState = { kind: 'ask'; token: string } | { kind: 'done' } | { kind: 'invalid' }

/** Posts to a fixed address, so that a page opened before a release still works after it. */
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
