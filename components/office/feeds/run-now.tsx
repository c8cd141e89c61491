/** Starts a run of a source; a manager can accept more removed listings than the source's limit allows. */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'
import styles from './feeds.module.css'

type Props = { source: string; language: Language; isRunning: boolean }

function Hidden({ form, source, language }: { form: string } & Omit<Props, 'isRunning'>) {
  return (
    <>
      <input type="hidden" name={formFields.form} value={form} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="source" value={source} />
    </>
  )
}

export function RunNow({ isRunning, ...props }: Props) {
  const t = useTranslations('OfficeFeeds')
  if (isRunning) return <span role="status">{t('isRunning')}</span>
  return (
    <form method="post">
      <Hidden form="office-feed-run" {...props} />
      <Button type="submit" look="line" size="s" aria-label={t('runLabel', { source: props.source })}>
        {t('run')}
      </Button>
    </form>
  )
}

/** Accepts the removed listings; the consequences are described next to the button. */
export function AcceptGone(props: Omit<Props, 'isRunning'>) {
  const t = useTranslations('OfficeFeeds')
  return (
    <form method="post" className={styles.acts}>
      <Hidden form="office-feed-accept" {...props} />
      <span>{t('acceptText')}</span>
      <Button type="submit" look="line" size="s">
        {t('accept')}
      </Button>
    </form>
  )
}
