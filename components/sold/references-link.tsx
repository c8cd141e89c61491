/** The way to all that was sold and let. */
import { useLocale, useTranslations } from 'next-intl'
import { languageOfLocale } from '@/lib/domain/text/locales'
import { referencesPath } from '@/lib/routing/reference-query'
import { linkHref } from '@/lib/server/pages/link-href'
import { findContentPage } from '@/lib/server/pages/pages'

/** Nothing without that page: an agency may have sales and no page of references. */
export function ReferencesLink() {
  const t = useTranslations('References')
  const language = languageOfLocale(useLocale())
  return findContentPage(referencesPath) ? <a href={linkHref(referencesPath, language)}>{t('bands.all')}</a> : null
}
