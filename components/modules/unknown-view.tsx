/** A module whose view nobody knows: the catalogue's message for editors, a gap and a logged id for visitors (ruling 23). */
import { useTranslations } from 'next-intl'
import type { Module } from '@/lib/content/module'
import type { Page } from '@/lib/content/page'
import { reportUnknownView } from '@/lib/server/content/report-unknown-view'

type Props = { page: Pick<Page, 'id'>; module: Pick<Module, 'id'> & { view: string }; isPreview: boolean }

export function UnknownView({ page, module: { id, view }, isPreview }: Props) {
  const t = useTranslations('UnknownView')
  if (!isPreview && process.env.NODE_ENV === 'production') {
    reportUnknownView(`page "${page.id}", module "${id}", view "${view}"`)
    return null
  }
  return (
    <p className="wrap" role="alert">
      {t('message')}: {view}
    </p>
  )
}
