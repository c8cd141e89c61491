/**
 * Video and virtual tour. Those of external hosts load only after a click (architecture, "No third party before consent"); a film
 * of the agency's own plays here, also without script.
 */
import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import { parseVideoLink } from '@/lib/domain/property/video-link'
import { isContentAddress } from '@/lib/domain/site/public-folders'
import { mediaUrl, pictureUrl } from '@/lib/server/media/current-media'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { MediaEmbed } from './media-embed.client'
import styles from './media-section.module.css'

/** Half of its column, next to the notice; on phones above it. */
const sizes = '(min-width: 1280px) 430px, (min-width: 767px) 47vw, 94vw'

type Detail = Pick<PropertyDetail, 'property' | 'language' | 'texts'>

function MediaBlock({ kind, address, detail }: { kind: 'video' | 'tour'; address: string; detail: Detail }) {
  const t = useTranslations('MediaSection')
  const link = parseVideoLink(address)
  const isKnown = link.kind !== 'unknown'
  const host = new URL(isKnown ? link.embedUrl : address).host
  // The front picture is already at the top of the page.
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

function ElsewhereFilm(props: { address: string; detail: Detail }) {
  return <MediaBlock kind="video" {...props} />
}

/** A film on this site; nothing of it is loaded before it is played. */
function OwnFilm({ address, detail }: { address: string; detail: Detail }) {
  const t = useTranslations('MediaSection')
  const [front, still = front] = detail.property.pictures
  return (
    <div className={styles.block}>
      <h3>{t('video')}</h3>
      {/* biome-ignore lint/a11y/useMediaCaption: films of properties have no speech */}
      <video
        className={styles.player}
        src={mediaUrl(address)}
        poster={still && pictureUrl(still.url, 1080)}
        aria-label={t('frame.video', { title: detail.texts.title })}
        preload={still ? 'none' : 'metadata'}
        controls
        playsInline
      />
    </div>
  )
}

export function MediaSection({ detail }: { detail: Detail }) {
  const { videoUrl, virtualTourUrl } = detail.property
  const Film = videoUrl && isContentAddress(videoUrl) ? OwnFilm : ElsewhereFilm
  return (
    <>
      {videoUrl && <Film address={videoUrl} detail={detail} />}
      {virtualTourUrl && <MediaBlock kind="tour" address={virtualTourUrl} detail={detail} />}
    </>
  )
}
