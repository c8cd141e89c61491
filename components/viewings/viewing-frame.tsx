/** Shared by the pages about one viewing: the site's frame, and the property's picture next to the text. */
import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { Outcome } from '@/components/ui/outcome'
import type { PublicProperty } from '@/lib/domain/property/property'
import type { Language } from '@/lib/domain/text/language'
import { alternatesOf, findCrumbs } from '@/lib/server/pages/pages'

type Props = {
  language: Language
  /** Original path of the page. */
  path: string
  /** Query of the address, so that another language shows the same viewing. */
  query: string
  property?: PublicProperty | undefined
  children: ReactNode
  /** Below, over the full width. */
  after?: ReactNode
}

/** The first picture of the property; undefined for a link without a viewing. */
function pictureOf(property: PublicProperty | undefined, language: Language) {
  const [picture] = property?.pictures ?? []
  return picture && { src: picture.url, alt: picture.alt[language], width: picture.width, height: picture.height }
}

export function ViewingFrame({ language, path, query, property, children, after }: Props) {
  return (
    <SiteFrame
      language={language}
      current={path}
      alternates={alternatesOf(path, query)}
      crumbs={findCrumbs(path, language)}
      isClosed
    >
      <Outcome picture={pictureOf(property, language)}>{children}</Outcome>
      {after}
    </SiteFrame>
  )
}
