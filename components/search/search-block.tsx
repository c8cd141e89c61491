/** The search block: title, description with totals, and the way into both lists (specification 2, "Home search block"). */
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/current-snapshot'
import { mediaUrl } from '@/lib/server/media/current-media'
import { countProperties } from '@/lib/server/pages/page-frame'
import styles from './search-block.module.css'
import { SearchForm } from './search-form'

/** Puts the totals into a description (specification 2). */
function fillTotals(text: string, sale: number, rent: number): string {
  return text.replaceAll('{FOR_SALE_TOTAL}', String(sale)).replaceAll('{FOR_RENT_TOTAL}', String(rent))
}

export function SearchBlock({ language }: { language: Language }) {
  const { banner } = getSnapshot().site
  const description = fillTotals(
    banner.description[language] ?? banner.description.nl,
    countProperties('sale'),
    countProperties('rent'),
  )
  return (
    <div className={styles.block}>
      {/* biome-ignore lint/performance/noImgElement: a logo is an SVG, which needs no optimising */}
      {banner.logo && <img className={styles.logo} src={mediaUrl(banner.logo)} alt="" fetchPriority="low" />}
      <h1>{banner.title[language] ?? banner.title.nl}</h1>
      {description && <p className={styles.lead}>{description}</p>}
      {banner.showSearch && <SearchForm language={language} />}
    </div>
  )
}
