/**
 * The result page of something that was sent: text on the left, a picture on the right (design, `bedankt`, `bezoek-bevestigd`).
 */
import type { ReactNode } from 'react'
import { Icon } from './icon'
import type { IconName } from './icon-names'
import styles from './outcome.module.css'
import { Picture, type PictureProps } from './picture'

type Props = {
  /** To the right of the text; below 767 px above it. */
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

/** The icon above the heading: done, or something still to do. */
export function OutcomeMark({ icon }: { icon: IconName }) {
  return (
    <p className={styles.mark}>
      <Icon of={icon} size={24} />
    </p>
  )
}

export const OutcomeIntro = ({ children }: { children: ReactNode }) => <p className={styles.intro}>{children}</p>

/** Buttons for the next step. */
export const OutcomeWays = ({ children }: { children: ReactNode }) => <div className={`${styles.ways} no-print`}>{children}</div>

export const OutcomeNote = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>
