/** The logo; the compact one takes its place in the shrunk header and on small screens. */
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/current-snapshot'
import { mediaUrl } from '@/lib/server/media/current-media'
import styles from './logo.module.css'

/** Without text: the link around it carries the name. */
export function Logo({ language }: { language: Language }) {
  const { logo } = getSnapshot().site
  return (
    <span className={styles.logo}>
      {/* biome-ignore lint/performance/noImgElement: an SVG needs no optimising */}
      <img
        className={styles.full}
        src={mediaUrl(logo.full[language])}
        alt=""
        width={logo.width}
        height={logo.height}
        // The framework preloads it otherwise, before the picture that is seen first.
        fetchPriority="low"
      />
      {/* biome-ignore lint/performance/noImgElement: an SVG needs no optimising */}
      <img className={styles.compact} src={mediaUrl(logo.compact)} alt="" width={173} height={32} fetchPriority="low" />
    </span>
  )
}
