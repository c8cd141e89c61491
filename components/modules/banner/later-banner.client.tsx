'use client'
/** Gallery and video of the banner: their scripts are loaded after hydration, and only where the banner has them. */
import { later } from '@/components/ui/later.client'
import styles from './banner.module.css'

export const LaterGallery = later(
  async () => (await import('./banner-gallery.client')).BannerGallery,
  ({ texts, children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls sideways must be reachable by keyboard
    <section className={styles.gallery} aria-label={texts.label} tabIndex={0}>
      {children}
    </section>
  ),
)

export const LaterVideo = later(
  async () => (await import('./banner-video.client')).BannerVideo,
  ({ poster }) => <video muted loop playsInline preload="none" poster={poster} />,
)
