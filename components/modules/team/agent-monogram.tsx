/** Somebody's work as a drawing with their initials; initials alone on the agency's colour without one. The name stands beside it. */
import type { AgentDrawing } from '@/lib/content/catalogue'
import styles from './agent-monogram.module.css'
import drawings from './drawings.svg'

type Props = {
  initials: string
  drawing: AgentDrawing | undefined
  /** Over the whole width of a card; small drawings leave the initials out. */
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
