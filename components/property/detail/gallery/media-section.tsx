/** Video and virtual tour: shown from another host, so only after a click (architecture, "No third party before consent"). */
import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import { parseVideoLink } from '@/lib/domain/property/video-link'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { MediaEmbed } from './media-embed.client'
import styles from './media-section.module.css'

/** Half of its column, beside the notice; on phones above it. */
const sizes = '(min-width: 1280px) 430px, (min-width: 767px) 47vw, 94vw'

type Detail = Pick<PropertyDetail, 'property' | 'language' | 'texts'>

function MediaBlock({ kind, address, detail }: { kind: 'video' | 'tour'; address: string; detail: Detail }) {
  const t = useTranslations('MediaSection')
  const link = parseVideoLink(address)
  const isKnown = link.kind !== 'unknown'
  const host = new URL(isKnown ? link.embedUrl : address).host
  // The front already stands at the top of the page.
  const [front, inside = front] = detail.property.pictures
  const labels = {
    load: t(`load.${kind}`),
    notice: t('notice', { host }),
    open: t('open', { host: new URL(address).host }),
    newTab: t('newTab'),
    frame: t(`frame.${kind}`, { title: detail.texts.title }),
  }
  return (
    <div className={styles.block}>
      <h3>{t(kind)}</h3>
      <MediaEmbed address={address} embedUrl={isKnown ? link.embedUrl : undefined} isFile={link.kind === 'file'} labels={labels}>
        {inside && <Picture src={inside.url} alt="" width={inside.width} height={inside.height} sizes={sizes} />}
      </MediaEmbed>
    </div>
  )
}

export function MediaSection({ detail }: { detail: Detail }) {
  const { videoUrl, virtualTourUrl } = detail.property
  return (
    <>
      {videoUrl && <MediaBlock kind="video" address={videoUrl} detail={detail} />}
      {virtualTourUrl && <MediaBlock kind="tour" address={virtualTourUrl} detail={detail} />}
    </>
  )
}
