'use client'
/** Nothing until script runs, and nothing when no property was seen. */
import { useMemo, useSyncExternalStore } from 'react'
import styles from './recently-seen.module.css'
import { parseSeen, readSeenText } from './recently-seen-items'

/** A page that comes back from the browser's cache reads again. */
function subscribe(listener: () => void) {
  window.addEventListener('pageshow', listener)
  return () => window.removeEventListener('pageshow', listener)
}

/** Language of an address such as `/fr/a-vendre/`: titles keep the language they were seen in. */
const languageOf = (href: string) => href.split('/')[1]

export function RecentlySeenList({ title }: { title: string }) {
  const text = useSyncExternalStore(subscribe, readSeenText, () => null)
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
