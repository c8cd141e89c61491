/** The lightbox's labels in the visitor's language. */
import { useTranslations } from 'next-intl'
import type { LightboxLabels } from './gallery-slide'

/** @param title the subject of the pictures. */
export function useLightboxLabels(title: string): LightboxLabels {
  const t = useTranslations('PropertyGallery')
  return {
    Lightbox: t('lightbox', { title }),
    'Photo gallery': t('label'),
    Carousel: t('carousel'),
    Slide: t('slide'),
    // These two placeholders are filled in by the lightbox.
    '{index} of {total}': t('position', { index: '{index}', total: '{total}' }),
    Previous: t('previous'),
    Next: t('next'),
    Close: t('close'),
    Play: t('play'),
    Pause: t('pause'),
    'Enter Fullscreen': t('enterFullscreen'),
    'Exit Fullscreen': t('exitFullscreen'),
    Thumbnails: t('thumbnails'),
    'Zoom in': t('zoomIn'),
    'Zoom out': t('zoomOut'),
  }
}
