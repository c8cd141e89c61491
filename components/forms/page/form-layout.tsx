/** A form under its heading, with its subject in an aside (design, "Form"). */
import type { ReactNode } from 'react'
import { useLangOf } from '@/components/ui/use-lang-of'
import styles from './form-layout.module.css'

type Props = {
  heading: string
  intro: string | undefined
  children: ReactNode
  aside: ReactNode
  /** Accessible name of the aside: a text, or the id of a heading within it. */
  about: { label: string } | { headingId: string }
  className?: string | undefined
}

export function FormLayout({ heading, intro, children, aside, about, className = '' }: Props) {
  const langOf = useLangOf()
  const name = 'label' in about ? { 'aria-label': about.label } : { 'aria-labelledby': about.headingId }
  return (
    <div className={`wrap ${className}`}>
      <div className={styles.head}>
        <h1 {...langOf(heading)}>{heading}</h1>
        {intro && <p {...langOf(intro)}>{intro}</p>}
      </div>
      <div className={styles.grid}>
        {children}
        <aside className="sticky-column" {...name}>
          {aside}
        </aside>
      </div>
    </div>
  )
}
