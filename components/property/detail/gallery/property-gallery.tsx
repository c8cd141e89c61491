/** The pictures: the front and two more, with counts; all of them in a lightbox, or below each other without script. */
import { useTranslations } from 'next-intl'
import { Marker } from '@/components/property/marker'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Picture } from '@/components/ui/picture'
import { mediaUrl } from '@/lib/server/media/current-media'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { GalleryLink, GalleryRoot } from './gallery.client'
import { toSlide } from './gallery-slide'
import { PictureCounter } from './picture-counter.client'
import styles from './property-gallery.module.css'
import { useLightboxLabels } from './use-lightbox-labels'

type Props = { detail: Pick<PropertyDetail, 'property' | 'language' | 'texts'> }

/** `sizes` of a picture: the first fills two thirds of the width, from tablets on. */
const sizesOf = (index: number) =>
  `(max-width: 766px) 100vw, ${index === 0 ? '(max-width: 1472px) 66vw, 920px' : '(max-width: 1472px) 33vw, 460px'}`

function NoPhoto({ property, texts }: Props['detail']) {
  const t = useTranslations('PropertyGallery')
  return (
    <div className={styles.gallery}>
      <p className={styles.noPhoto}>{t('noPhoto')}</p>
      <Marker marquee={property.marquee} name={texts.marqueeName} className={styles.marker} />
    </div>
  )
}

/** Number of pictures, and links to video, tour and plans. */
function GalleryBar({ property }: Pick<Props['detail'], 'property'>) {
  const t = useTranslations('PropertyGallery')
  const planWords = useTranslations('PlanGallery')
  const planCount = property.floorPlans.length
  const links: readonly { href: string; name: string; icon: IconName; isPresent: boolean }[] = [
    { href: '#media', name: t('video'), icon: 'play', isPresent: property.videoUrl !== undefined },
    { href: '#media', name: t('tour'), icon: 'rotate-3d', isPresent: property.virtualTourUrl !== undefined },
    { href: '#plans', name: planWords('count', { count: planCount }), icon: 'ruler', isPresent: planCount > 0 },
    {
      href: '#documents',
      name: t('plans'),
      icon: 'ruler',
      isPresent: planCount === 0 && property.documents.some(({ kind }) => kind === 'floor-plan'),
    },
  ]
  return (
    <div className={`${styles.bar} no-print`}>
      <GalleryLink href="#photos" index={0}>
        <Icon of="images" /> {t('photos', { count: property.pictures.length })}
      </GalleryLink>
      {links
        .filter(({ isPresent }) => isPresent)
        .map(({ href, name, icon }) => (
          <a key={name} href={href}>
            <Icon of={icon} /> {name}
          </a>
        ))}
    </div>
  )
}

export function PropertyGallery({ detail }: Props) {
  const t = useTranslations('PropertyGallery')
  const labels = useLightboxLabels(detail.texts.title)
  const { property, language, texts } = detail
  if (property.pictures.length === 0) return <NoPhoto {...detail} />
  const pictures = property.pictures.map(({ id, url, width, height, alt }) => ({
    id,
    src: url,
    width,
    height,
    alt: alt[language],
  }))
  return (
    <GalleryRoot slides={pictures.map(toSlide)} labels={labels}>
      <section className={styles.gallery} aria-label={t('label')}>
        <div className={styles.frame}>
          <ul id="photos" className={styles.mosaic} data-count={Math.min(pictures.length, 3)}>
            {pictures.map(({ id, ...picture }, index) => (
              <li key={id} className={index === 0 ? styles.first : undefined}>
                <GalleryLink href={mediaUrl(picture.src)} index={index}>
                  <Picture {...picture} sizes={sizesOf(index)} isFirst={index === 0} />
                </GalleryLink>
              </li>
            ))}
          </ul>
          <Marker marquee={property.marquee} name={texts.marqueeName} className={styles.marker} />
          {pictures.length > 1 && <PictureCounter listId="photos" count={pictures.length} className={styles.counter} />}
          <GalleryBar property={property} />
        </div>
      </section>
    </GalleryRoot>
  )
}
