/** The logo; the compact one replaces it in the shrunk header and on small screens. */
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import styles from './logo.module.css'
import { LogoDrawing } from './logo-drawing'

type Props = { language: Language }

/** Only the compact logo, for the mobile drawer. No text, see {@link Logo}. */
export function CompactLogo({ language, className, isLazy = false }: Props & { className?: string; isLazy?: boolean }) {
  const { logo } = getSnapshot().site
  const white = logo.compactWhite ?? logo.white[language]
  return <LogoDrawing src={logo.compact} white={white} width={173} height={32} className={className} isLazy={isLazy} />
}

/** No text: the link around it has the name. */
export function Logo({ language }: Props) {
  const { logo } = getSnapshot().site
  const { width, height } = logo
  return (
    <span className={styles.logo}>
      <LogoDrawing src={logo.full[language]} white={logo.white[language]} className={styles.full} width={width} height={height} />
      <CompactLogo language={language} className={styles.compact ?? ''} />
    </span>
  )
}
