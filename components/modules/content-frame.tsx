/** The site's frame around the page of an original path. */
import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import type { Language } from '@/lib/domain/text/language'
import { alternatesOf, findCrumbs } from '@/lib/server/pages/pages'
import type { Preview } from '@/lib/server/preview/preview-page'
import { JsonLdBreadcrumbs } from '../layout/json-ld-breadcrumbs'

type Props = {
  path: string
  language: Language
  /** Filters of the address, `?type=2`: preserved by the language switcher. */
  query?: string
  preview?: Preview | undefined
  isClosed?: boolean
  children: ReactNode
}

export function ContentFrame({ path, language, query = '', preview, isClosed = false, children }: Props) {
  const crumbs = path ? findCrumbs(path, language) : []
  return (
    <SiteFrame
      language={language}
      current={path}
      alternates={alternatesOf(path, query)}
      crumbs={crumbs}
      preview={preview}
      isClosed={isClosed}
    >
      <JsonLdBreadcrumbs crumbs={crumbs} />
      {children}
    </SiteFrame>
  )
}
