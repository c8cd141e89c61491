/** A part of a portal page: heading, a link beside it, content. */
import type { ReactNode } from 'react'
import styles from './portal-block.module.css'

type Props = {
  /** Names the section for those who jump from heading to heading. */
  id: string
  title: ReactNode
  /** Beside the title: to all of it, or to its file. */
  link?: { href: string; text: string; isFile?: boolean } | undefined
  children: ReactNode
}

export function PortalBlock({ id, title, link, children }: Props) {
  return (
    <section className={styles.block} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {link && (
          <a className="no-print" href={link.href} download={link.isFile}>
            {link.text}
          </a>
        )}
      </header>
      {children}
    </section>
  )
}
