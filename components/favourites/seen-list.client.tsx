'use client'
/** The properties that were seen, the last one first. */
import { useMemo } from 'react'
import styles from './recently-seen.module.css'
import { parseSeen } from './recently-seen-items'

/** Language of an address such as `/fr/a-vendre/`: titles keep the language they were seen in. */
const languageOf = (href: string) => href.split('/')[1]

/** @param text what the browser stored; nonsense shows nothing. */
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
                {/* biome-ignore lint/performance/noImgElement: a small file of its own, nothing to optimise */}
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
