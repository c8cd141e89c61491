/** The page of a link of the newsletter: a button, because mail scanners open links automatically. */
import { useTranslations } from 'next-intl'
import { SiteFrame } from '@/components/layout/site-frame'
import { Button, ButtonLink } from '@/components/ui/button'
import styles from '@/components/ui/link-page.module.css'
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'
import { linkHref } from '@/lib/server/pages/link-href'
import { alternatesOf, crumbsTo } from '@/lib/server/pages/pages'
import type { NewsletterAction } from '@/lib/server/subscriptions/newsletter/newsletter'

type Props = {
  language: Language
  action: NewsletterAction
  /** Undefined when the link is invalid or expired. */
  token: string | undefined
}

function Answer({ language, action, token }: Props & { token: string }) {
  const t = useTranslations('Newsletter')
  return (
    <form method="post">
      <input type="hidden" name={formFields.form} value="newsletter-answer" />
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="language" value={language} />
      <Button type="submit">{t(action)}</Button>
    </form>
  )
}

/** What to do about an invalid link: visitors who wanted to unsubscribe are not offered to sign up. */
function Ways({ language, action }: Pick<Props, 'language' | 'action'>) {
  const t = useTranslations('Newsletter')
  const [label, path] = action === 'end' ? ([t('contact'), 'contact'] as const) : ([t('again'), 'media'] as const)
  return (
    <div className={styles.action}>
      <ButtonLink href={linkHref(path, language)}>{label}</ButtonLink>
    </div>
  )
}

export function NewsletterPage({ language, action, token }: Props) {
  const t = useTranslations('Newsletter')
  const invalidLead = action === 'end' ? 'endInvalidLead' : 'invalidLead'
  const heading = t(token === undefined ? 'invalidHeading' : `${action}Heading`)
  return (
    <SiteFrame language={language} current="" alternates={alternatesOf('')} crumbs={crumbsTo(heading, language)} isClosed>
      <div className={`wrap ${styles.page}`}>
        <h1>{heading}</h1>
        <p>{t(token === undefined ? invalidLead : `${action}Lead`)}</p>
        {token === undefined ? (
          <Ways language={language} action={action} />
        ) : (
          <Answer language={language} action={action} token={token} />
        )}
      </div>
    </SiteFrame>
  )
}
