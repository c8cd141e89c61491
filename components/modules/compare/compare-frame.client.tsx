'use client'
/** The frame of the comparison, with the styles of its table: a chunk of its own, so that no other page loads them. */
import type { ReactNode } from 'react'
import styles from './compare-table.module.css'

type Props = { label: string; columns: number; children: ReactNode }

export function CompareFrame({ label, columns, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the frame scrolls, so the keyboard must reach it
    <section className={styles.scroll} aria-label={label} tabIndex={0} style={{ '--columns': columns }}>
      {children}
    </section>
  )
}
