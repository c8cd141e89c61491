'use client'
/** The lightbox with thumbnails, counter, slideshow, zoom and full screen (design, "Gallery"). */
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import 'yet-another-react-lightbox/plugins/thumbnails.css'
import Lightbox, { IconButton, type ZoomRef } from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen'
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { Icon } from '@/components/ui/icon'
import { useSettings } from '@/components/ui/settings-store'
import styles from './gallery-lightbox.module.css'
import type { GallerySlide, LightboxLabels } from './gallery-slide'

const plugins = [Captions, Counter, Fullscreen, Slideshow, Thumbnails, Zoom]

/**
 * A disabled zoom button stays focusable: otherwise the library moves the focus to the other button, and the next key press would
 * undo the zoom.
 */
function ZoomButton({ way, isUseless, onZoom }: { way: 'in' | 'out'; isUseless: boolean; onZoom: () => void }) {
  return (
    <IconButton
      label={`Zoom ${way}`}
      icon={() => null}
      renderIcon={() => <Icon of={`zoom-${way}`} />}
      aria-disabled={isUseless}
      onClick={isUseless ? undefined : onZoom}
    />
  )
}

const buttonZoom = ({ zoom, minZoom, maxZoom, disabled, zoomIn, zoomOut }: ZoomRef) => (
  <>
    <ZoomButton way="in" isUseless={disabled || zoom >= maxZoom} onZoom={zoomIn} />
    <ZoomButton way="out" isUseless={disabled || zoom <= minZoom} onZoom={zoomOut} />
  </>
)

const render = {
  iconPrev: () => <Icon of="chevron-left" size={24} />,
  iconNext: () => <Icon of="chevron-right" size={24} />,
  iconClose: () => <Icon of="x" size={24} />,
  iconSlideshowPlay: () => <Icon of="play" />,
  iconSlideshowPause: () => <Icon of="pause" />,
  iconEnterFullscreen: () => <Icon of="maximize" />,
  iconExitFullscreen: () => <Icon of="minimize" />,
  buttonZoom,
}

/**
 * Padding in px for title, caption and arrows, so that they never cover the picture; a phone is high enough for a photograph
 * without padding.
 */
function paddingOf(isMobile: boolean, slides: readonly GallerySlide[]): number {
  const hasLegends = slides.some(({ description }) => description !== undefined)
  if (!isMobile) return 64
  return hasLegends ? 76 : 0
}

export type LightboxProps = { slides: readonly GallerySlide[]; labels: LightboxLabels; index: number; onClose: () => void }

export default function GalleryLightbox({ slides, labels, index, onClose }: LightboxProps) {
  const { isMobile } = useSettings()
  return (
    <Lightbox
      open
      className={styles.lightbox ?? ''}
      close={onClose}
      index={index}
      slides={slides.map((slide) => ({ ...slide, title: slide.title ?? slide.alt }))}
      labels={labels}
      render={render}
      plugins={plugins}
      animation={{ fade: 200, swipe: 200, navigation: 200, zoom: 200 }}
      zoom={{ scrollToZoom: true }}
      captions={{ descriptionMaxLines: 4 }}
      carousel={{ finite: true, padding: paddingOf(isMobile, slides) }}
      thumbnails={{ width: 96, height: 64, border: 0, borderRadius: 0, padding: 0, gap: 6, vignette: false }}
    />
  )
}
