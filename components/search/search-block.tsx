/** The search block: title, description with totals, and the form for both lists (specification 2, "Home search block"). */

import { OwnWordsLink } from '@/components/sentence/own-words-link'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { mediaUrl } from '@/lib/server/media/current-media'
import { countProperties } from '@/lib/server/pages/page-frame'
import { langOf } from '@/lib/server/pages/text-language'
import styles from './search-block.module.css'
import { SearchForm } from './search-form'

/** Puts the totals into a description (specification 2). */
function fillTotals(text: string, sale: number, rent: number): string {
  return text.replaceAll('{FOR_SALE_TOTAL}', String(sale)).replaceAll('{FOR_RENT_TOTAL}', String(rent))
}

export function SearchBlock({ language }: { language: Language }) {
  const { banner } = getSnapshot().site
  const description = fillTotals(banner.description[language], countProperties('sale'), countProperties('rent'))
  return (
    <div className={styles.block}>
      {/* biome-ignore lint/performance/noImgElement: a logo is an SVG, which needs no optimizing */}
      {banner.logo && <img className={styles.logo} src={mediaUrl(banner.logo)} alt="" fetchPriority="low" />}
      <h1 {...langOf(banner.title[language], language)}>{banner.title[language]}</h1>
      {description && (
        <p className={styles.intro} {...langOf(banner.description[language], language)}>
          {description}
        </p>
      )}
      {banner.showSearch && <SearchForm language={language} />}
      {banner.showSearch && (
        <p className={styles.intro}>
          <OwnWordsLink language={language} />
        </p>
      )}
    </div>
  )
}
