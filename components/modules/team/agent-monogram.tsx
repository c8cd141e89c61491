/**
 * A drawing for an agent's function with the initials; without a drawing, initials on the agency's colour. The name is next to
 * it.
 */
import type { AgentDrawing } from '@/lib/content/catalogue'
import styles from './agent-monogram.module.css'
import drawings from './drawings.svg'

type Props = {
  initials: string
  drawing: AgentDrawing | undefined
  /** Over the full width of a card; small drawings have no initials. */
  isLarge?: boolean
}

export function AgentMonogram({ initials, drawing, isLarge = false }: Props) {
  return (
    <span className={isLarge ? `${styles.monogram} ${styles.large}` : styles.monogram} aria-hidden="true">
      {drawing && (
        <svg aria-hidden="true" focusable="false">
          <use href={`${drawings.src}#${drawing}`} />
        </svg>
      )}
      {(isLarge || !drawing) && <span>{initials}</span>}
    </span>
  )
}
