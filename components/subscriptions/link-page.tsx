/** The page of a mailed link with an action: a button, because mail scanners open links automatically. */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'
import { SavedSearchFrame } from './saved-search-frame'

type Props = { language: Language; action: 'confirm' | 'end'; token: string }

export function LinkPage({ language, action, token }: Props) {
  const t = useTranslations('SavedSearches')
  return (
    <SavedSearchFrame language={language} heading={t(`${action}Heading`)} intro={t(`${action}Lead`)}>
      <form method="post">
        <input type="hidden" name={formFields.form} value={`search-${action}`} />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="language" value={language} />
        <Button type="submit">{t(action)}</Button>
      </form>
    </SavedSearchFrame>
  )
}
