/** A section of a portal page: heading, a link next to it, content. */
import type { ReactNode } from 'react'
import styles from './portal-block.module.css'

type Props = {
  /** Id of the heading, which labels the section. */
  id: string
  title: ReactNode
  /** Next to the title: to the full list, or to a file. */
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
