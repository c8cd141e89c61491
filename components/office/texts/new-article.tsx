/** The form for a new article, opened by its button. */
import { useTranslations } from 'next-intl'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import type { TextList } from '@/lib/server/office/texts/texts-view'
import { InviteFold } from '../forms/invite-fold'
import { NewArticleForm } from './new-article-form.client'

type Props = { staff: AnyStaff; language: Language; models: TextList['models']; isOpen: boolean }

export function NewArticle({ staff, language, models, isOpen }: Props) {
  const t = useTranslations('OfficeTexts.new')
  const names = useTranslations('LanguageSwitcher.names')
  const { languages, site } = getSnapshot()
  const words = ['from', 'begin', 'empty', 'copy', 'title', 'slug', 'submit'] as const
  if (models.length === 0) return null
  return (
    <InviteFold label={t('open')} text={t('text')} isOpen={isOpen}>
      <NewArticleForm
        language={language}
        author={staff.author}
        languages={languages.map((code) => ({ code, name: names(code) }))}
        defaultLanguage={site.defaultLanguage}
        models={models}
        words={Object.fromEntries(words.map((word) => [word, t(word)])) as Record<(typeof words)[number], string>}
      />
    </InviteFold>
  )
}
