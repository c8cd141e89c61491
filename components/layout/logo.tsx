/** The logo; the compact one takes its place in the shrunk header and on small screens. */
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/current-snapshot'
import { mediaUrl } from '@/lib/server/media/current-media'
import styles from './logo.module.css'

type DrawingProps = {
  src: string
  white: string
  className?: string | undefined
  width: number
  height: number
  isLazy?: boolean
}

/** A logo, in white where the system asks for the dark appearance; paper is light. */
function Drawing({ src, white, isLazy = false, ...image }: DrawingProps) {
  return (
    <picture>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={mediaUrl(white)} />
      {/* A low priority keeps the framework from preloading it before the picture that is seen first. */}
      <img
        src={mediaUrl(src)}
        alt=""
        {...image}
        {...(isLazy ? { loading: 'lazy' as const } : { fetchPriority: 'low' as const })}
      />
    </picture>
  )
}

type Props = { language: Language }

/** Only the compact logo, in a layer that opens later. Without text, as {@link Logo}. */
export function CompactLogo({ language, className, isLazy = false }: Props & { className?: string; isLazy?: boolean }) {
  const { logo } = getSnapshot().site
  const white = logo.compactWhite ?? logo.white[language]
  return <Drawing src={logo.compact} white={white} width={173} height={32} className={className} isLazy={isLazy} />
}

/** Without text: the link around it carries the name. */
export function Logo({ language }: Props) {
  const { logo } = getSnapshot().site
  const { width, height } = logo
  return (
    <span className={styles.logo}>
      <Drawing src={logo.full[language]} white={logo.white[language]} className={styles.full} width={width} height={height} />
      <CompactLogo language={language} className={styles.compact ?? ''} />
    </span>
  )
}
