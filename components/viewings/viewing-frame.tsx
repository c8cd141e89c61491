/** What the pages about one viewing share: the site's frame, and the property's picture beside what is said. */
import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { Picture } from '@/components/ui/picture'
import type { PublicProperty } from '@/lib/domain/property/property'
import type { Language } from '@/lib/domain/text/language'
import { alternatesOf, findCrumbs } from '@/lib/server/pages/pages'
import styles from './viewing.module.css'

type Props = {
  language: Language
  /** Original path of the page. */
  path: string
  /** That of the address, so that another language shows the same viewing. */
  query: string
  property?: PublicProperty | undefined
  children: ReactNode
}

function PropertyPicture({ property, language }: { property: PublicProperty; language: Language }) {
  const [picture] = property.pictures
  if (!picture) return null
  const { url, alt, width, height } = picture
  return (
    <div className={styles.picture}>
      <Picture src={url} alt={alt[language]} width={width} height={height} sizes="(min-width: 767px) 42vw, 100vw" isFirst />
    </div>
  )
}

export function ViewingFrame({ language, path, query, property, children }: Props) {
  return (
    <SiteFrame
      language={language}
      current={path}
      alternates={alternatesOf(path, query)}
      crumbs={findCrumbs(path, language)}
      isClosed
    >
      <div className={`wrap ${styles.viewing}`}>
        <div>{children}</div>
        {property && <PropertyPicture property={property} language={language} />}
      </div>
    </SiteFrame>
  )
}
