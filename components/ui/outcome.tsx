/** What came of something that was sent: words and rows on the left, a picture beside them (design, `bedankt`, `bezoek-bevestigd`). */
import type { ReactNode } from 'react'
import { Icon } from './icon'
import type { IconName } from './icon-names'
import styles from './outcome.module.css'
import { Picture, type PictureProps } from './picture'

type Props = {
  /** Beside the words; below 767 px above them. */
  picture: Pick<PictureProps, 'src' | 'alt' | 'width' | 'height'> | undefined
  children: ReactNode
}

export function Outcome({ picture, children }: Props) {
  return (
    <div className={`wrap ${styles.outcome}`}>
      <div className={styles.words}>{children}</div>
      {picture && (
        <div className={styles.picture}>
          <Picture {...picture} sizes="(min-width: 767px) 42vw, 100vw" isFirst />
        </div>
      )}
    </div>
  )
}

/** The sign above the heading: done, or something to do still. */
export function OutcomeMark({ icon }: { icon: IconName }) {
  return (
    <p className={styles.mark}>
      <Icon of={icon} size={24} />
    </p>
  )
}

export const OutcomeLead = ({ children }: { children: ReactNode }) => <p className={styles.lead}>{children}</p>

/** Buttons to go on with. */
export const OutcomeWays = ({ children }: { children: ReactNode }) => <div className={`${styles.ways} no-print`}>{children}</div>

export const OutcomeNote = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>
