/** The banner of the home page: picture, gallery, video, colour or nothing, with the search block in a panel cut into it. */
import { JsonLdAgency, JsonLdSite } from '@/components/layout/json-ld-agency'
import { Price } from '@/components/property/price'
import { SearchBlock } from '@/components/search/search-block'
import { Icon } from '@/components/ui/icon'
import { formatTown } from '@/lib/domain/text/address'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { toPropertyCard } from '@/lib/server/property/property-card'
import { findLatest } from '@/lib/server/property/property-lists'
import type { ModuleProps } from '../module-props'
import styles from './banner.module.css'
import { BannerMedia } from './banner-media'

/** The newest property, named below the picture. */
function BannerCaption({ language }: { language: Language }) {
  const [latest] = findLatest(1)
  if (!latest) return null
  const card = toPropertyCard(latest, language)
  return (
    <a className={styles.caption} href={card.href}>
      <span>
        {card.title}, {formatTown(latest, latest.texts[language].countryName)}
      </span>
      <Price price={card.price} />
      <Icon of="arrow-right" />
    </a>
  )
}

export function BannerModule({ language }: ModuleProps) {
  const { banner } = getSnapshot().site
  const hasMedia = !['none', ''].includes(banner.mediaType)
  return (
    <section className={hasMedia ? styles.banner : `${styles.banner} ${styles.plain}`}>
      <JsonLdAgency isWhole />
      <JsonLdSite language={language} />
      <BannerMedia banner={banner} language={language} />
      <div className={`wrap ${styles.dock}`}>
        <div className={styles.panel}>
          <SearchBlock language={language} />
        </div>
        <BannerCaption language={language} />
      </div>
    </section>
  )
}
