/** The page's message in the corner, and the attribution of the map. */
import type { Attribution } from '../attribution'
import styles from './map-overlays.module.css'

export function MapNotes({ infoMessage, attribution: { text, href } }: { infoMessage: string; attribution: Attribution }) {
  return (
    <>
      {infoMessage && (
        <p className={styles.info} data-map-note="">
          {infoMessage}
        </p>
      )}
      <p className={styles.attribution}>
        {href ? (
          <a href={href} target="_blank" rel="noopener">
            {text}
          </a>
        ) : (
          text
        )}
      </p>
    </>
  )
}
