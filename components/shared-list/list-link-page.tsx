/** The page of a link in a mail about a shared list: a button, because mail scanners open links automatically. */
import { useTranslations } from 'next-intl'
import { SiteFrame } from '@/components/layout/site-frame'
import { Button, ButtonLink } from '@/components/ui/button'
import styles from '@/components/ui/link-page.module.css'
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'
import { linkHref } from '@/lib/server/pages/link-href'
import { alternatesOf, crumbsTo } from '@/lib/server/pages/pages'

type Props = {
  language: Language
  action: 'confirm' | 'end'
  /** Undefined when the link is invalid or expired. */
  token: string | undefined
  /** Whether the mails have just been switched off. */
  isDone: boolean
}

function Answer({ language, action, token }: Pick<Props, 'language' | 'action'> & { token: string }) {
  const t = useTranslations('SharedList.link')
  return (
    <form method="post">
      <input type="hidden" name={formFields.form} value="shared-list-answer" />
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="language" value={language} />
      <Button type="submit">{t(`${action}Button`)}</Button>
    </form>
  )
}

export function ListLinkPage({ language, action, token, isDone }: Props) {
  const t = useTranslations('SharedList.link')
  const kind = isDone ? 'done' : token === undefined ? 'invalid' : action
  const heading = t(`${kind}Heading`)
  return (
    <SiteFrame language={language} current="" alternates={alternatesOf('')} crumbs={crumbsTo(heading, language)} isClosed>
      <div className={`wrap ${styles.page}`}>
        <h1>{heading}</h1>
        <p>{t(`${kind}Lead`)}</p>
        {token !== undefined && !isDone ? (
          <Answer language={language} action={action} token={token} />
        ) : (
          <div className={styles.action}>
            <ButtonLink href={linkHref('favourites', language)}>{t('favourites')}</ButtonLink>
          </div>
        )}
      </div>
    </SiteFrame>
  )
}
