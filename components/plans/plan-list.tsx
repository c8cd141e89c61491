/** Thumbnails of the plans; each links to its drawing, which opens in the lightbox where script runs. */
import { GalleryLink } from '@/components/property/detail/gallery/gallery.client'
import { mediaUrl, pictureUrl } from '@/lib/server/media/current-media'
import { PlanDocument } from './plan-document'
import styles from './plan-list.module.css'
import type { PlanView } from './plan-view'

type Props = {
  plans: readonly PlanView[]
  /** Whether to show legends, where there is no numbered table next to the plans. */
  withLegend?: boolean
}

/** Width in px of a thumbnail that is not a vector drawing; served at double density. */
const planWidth = 800

export function PlanList({ plans, withLegend = false }: Props) {
  return (
    <ul className={`${styles.list} ${withLegend ? styles.withLegend : ''}`}>
      {plans.map(({ drawing: { url, width, height }, title, legend, alt }, index) => (
        <li key={url}>
          <figure>
            <GalleryLink href={mediaUrl(url)} index={index}>
              {/* biome-ignore lint/performance/noImgElement: a drawing has no widths to choose from */}
              <img src={pictureUrl(url, planWidth)} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
            </GalleryLink>
            <figcaption>
              {title}
              {withLegend && <small>{legend}</small>}
            </figcaption>
            <PlanDocument url={url} title={title} />
          </figure>
        </li>
      ))}
    </ul>
  )
}
