'use client'
/** The recently seen properties, most recent first. */
import { useMemo } from 'react'
import styles from './recently-seen.module.css'
import { parseSeen } from './recently-seen-items'

/** Language of an address such as `/fr/a-vendre/`: titles are in the language in which they were seen. */
const languageOf = (href: string) => href.split('/')[1]

/** @param text as stored by the browser; invalid text shows nothing. */
export function SeenList({ title, text }: { title: string; text: string }) {
  const items = useMemo(() => parseSeen(text), [text])
  if (items.length === 0) return null
  return (
    <section className={`${styles.seen} no-print`} aria-labelledby="recently-seen">
      <h2 id="recently-seen">{title}</h2>
      <ul>
        {items.map(({ id, title: name, href, picture }) => (
          <li key={id}>
            <a href={href} lang={languageOf(href)}>
              <span className={styles.picture}>
                {/* biome-ignore lint/performance/noImgElement: a small file of its own, nothing to optimize */}
                {picture && <img src={picture} alt="" width={180} height={120} loading="lazy" decoding="async" />}
              </span>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
