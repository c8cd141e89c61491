/** The link to the search by a sentence, where the content has that page. */
import { useTranslations } from 'next-intl'
import { keepMarkup } from '@/components/plain/kept-markup'
import type { Language } from '@/lib/domain/text/language'
import { linkHref } from '@/lib/server/pages/link-href'
import { findContentPage } from '@/lib/server/pages/pages'

function Link({ language }: { language: Language }) {
  const t = useTranslations('SentenceSearch')
  if (!findContentPage('own-words')) return null
  return (
    <a className="no-print" href={linkHref('own-words', language)}>
      {t('link')}
    </a>
  )
}

export const OwnWordsLink = keepMarkup('own-words-link', ({ language }: { language: Language }) => language, Link)
