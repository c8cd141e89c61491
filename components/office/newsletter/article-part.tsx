/** An article as it would be mailed, with a test mail and a button that sends it; the consequences are described first. */
import { useTranslations } from 'next-intl'
import { Button, type ButtonLook } from '@/components/ui/button'
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'
import type { ArticleItem, Newsletter } from '@/lib/server/office/newsletter/newsletter-view'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import { OfficeBlock } from '../frame/office-block'
import { ViewTabs } from '../lists/view-tabs'
import styles from './newsletter-page.module.css'

type Props = { staff: AnyStaff; article: ArticleItem; view: Newsletter; language: Language; preview: Language }

function SendForm({
  form,
  article,
  language,
  label,
  look = 'primary',
}: { form: string; label: string } & Pick<Props, 'article' | 'language'> & Pick<ButtonLook, 'look'>) {
  return (
    <form method="post">
      <input type="hidden" name={formFields.form} value={form} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="article" value={article.id} />
      <Button type="submit" look={look}>
        {label}
      </Button>
    </form>
  )
}

export function ArticlePart({ staff, article, view, language, preview }: Props) {
  const t = useTranslations('OfficeNewsletter')
  const names = useTranslations('LanguageSwitcher.names')
  const src = `/api/office/newsletter-preview/?${new URLSearchParams({ article: article.id, language: preview })}`
  return (
    <OfficeBlock title={article.title}>
      <ViewTabs
        label={t('previewIn')}
        tabs={view.languages.map((code) => ({
          name: names(code),
          href: `${article.href}&in=${code}`,
          isCurrent: code === preview,
        }))}
      />
      {/* Same origin for the pictures of this site, which would be blocked otherwise. Scripts do not run in it. */}
      <iframe className={styles.preview} src={src} title={t('preview')} sandbox="allow-same-origin" />
      <div className={styles.send}>
        {staff.email && (
          <SendForm form="office-newsletter-test" article={article} language={language} label={t('test')} look="line" />
        )}
        <p>{t('testText', { address: staff.email })}</p>
      </div>
      {article.left > 0 && (
        <details className={styles.fold}>
          <summary>{t('send', { count: article.left })}</summary>
          <p>{t('sendText', { count: article.left })}</p>
          <SendForm
            form="office-newsletter-send"
            article={article}
            language={language}
            label={t('sendNow', { count: article.left })}
          />
        </details>
      )}
    </OfficeBlock>
  )
}
