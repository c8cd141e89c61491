/** A section of an office page: its heading with a line, a count and a link. */
import { type ReactNode, useId } from 'react'
import styles from './office-block.module.css'

type Props = { title: string; count?: number; aside?: ReactNode; children: ReactNode }

export function OfficeBlock({ title, count, aside, children }: Props) {
  const id = useId()
  return (
    <section className={styles.block} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>
          {title}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  )
}
