/** The link to all references. */
import { useLocale, useTranslations } from 'next-intl'
import { languageOfLocale } from '@/lib/domain/text/locales'
import { referencesPath } from '@/lib/routing/reference-query'
import { linkHref } from '@/lib/server/pages/link-href'
import { findContentPage } from '@/lib/server/pages/pages'

/** Renders nothing without that page: an agency may have sales but no references page. */
export function ReferencesLink() {
  const t = useTranslations('References')
  const language = languageOfLocale(useLocale())
  return findContentPage(referencesPath) ? <a href={linkHref(referencesPath, language)}>{t('bands.all')}</a> : null
}
