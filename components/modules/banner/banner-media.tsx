/** The picture, gallery, video or colour of the banner (specification 3, "Media type"). */
import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import type { Site } from '@/lib/content/site'
import type { Language } from '@/lib/domain/text/language'
import { mediaUrl, pictureUrl } from '@/lib/server/media/current-media'
import styles from './banner.module.css'
import { LaterGallery, LaterVideo } from './later-banner.client'

type Banner = Site['banner']

function Images({ banner, language }: { banner: Banner; language: Language }) {
  return banner.images.map((image, index) => (
    <Picture
      key={image.url}
      src={image.url}
      alt={image.alt[language]}
      width={image.width}
      height={image.height}
      sizes="100vw"
      isFirst={index === 0}
    />
  ))
}

export function BannerMedia({ banner, language }: { banner: Banner; language: Language }) {
  const t = useTranslations('Banner')
  switch (banner.mediaType) {
    case 'image':
      return (
        <div className={styles.media}>
          <Images banner={{ ...banner, images: banner.images.slice(0, 1) }} language={language} />
        </div>
      )
    case 'gallery':
      return banner.images.length > 1 ? (
        <div className={styles.media}>
          <LaterGallery
            texts={{
              label: t('gallery'),
              previous: t('previous'),
              next: t('next'),
              positions: banner.images.map((_, index) => t('position', { number: index + 1, count: banner.images.length })),
            }}
          >
            <Images banner={banner} language={language} />
          </LaterGallery>
        </div>
      ) : (
        <BannerMedia banner={{ ...banner, mediaType: 'image' }} language={language} />
      )
    case 'video':
      return banner.video ? (
        <div className={styles.media}>
          <LaterVideo
            mp4={mediaUrl(banner.video.mp4)}
            webm={mediaUrl(banner.video.webm)}
            poster={pictureUrl(banner.video.poster, 1360)}
            texts={{ pause: t('pause'), play: t('play') }}
          />
        </div>
      ) : null
    case 'color':
      return <div className={styles.media} style={{ background: `var(--${banner.colour})` }} />
    case 'none':
    case '':
      return null
  }
}
