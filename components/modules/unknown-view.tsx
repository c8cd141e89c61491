/** A module with an unknown view: an error message for editors; nothing and a logged id for visitors (ruling 23). */
import { useLocale, useTranslations } from 'next-intl'
import type { Module } from '@/lib/content/module'
import type { Page } from '@/lib/content/page'
import { colon } from '@/lib/domain/text/colon'
import { languageOfLocale } from '@/lib/domain/text/locales'
import { reportUnknownView } from '@/lib/server/content/snapshot/report-unknown-view'

type Props = { page: Pick<Page, 'id'>; module: Pick<Module, 'id'> & { view: string }; isPreview: boolean }

export function UnknownView({ page, module: { id, view }, isPreview }: Props) {
  const t = useTranslations('UnknownView')
  const language = languageOfLocale(useLocale())
  if (!isPreview && process.env.NODE_ENV === 'production') {
    reportUnknownView(`page "${page.id}", module "${id}", view "${view}"`)
    return null
  }
  return (
    <p className="wrap" role="alert">
      {t('message')}
      {colon(language)}
      {view}
    </p>
  )
}
