'use client'
/**
 * A gallery that shows one picture at a time, with arrows, position and keyboard. It never moves by itself. Before hydration the
 * row scrolls by touch and keyboard, without arrows (`later-banner.client.tsx`).
 */
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import styles from './banner.module.css'

type Props = {
  texts: {
    label: string
    previous: string
    next: string
    /** Position texts ("2 of 5"), one for each picture. */
    positions: readonly string[]
  }
  children: ReactNode
}

/** The index that a key moves to from picture `index` of `count`; undefined for other keys. */
function targetOf(key: string, index: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: Math.max(0, index - 1),
    ArrowRight: Math.min(count - 1, index + 1),
    Home: 0,
    End: count - 1,
  }
  return targets[key]
}

export function BannerGallery({ texts: { label, previous, next, positions }, children }: Props) {
  const row = useRef<HTMLElement>(null)
  const [index, setIndex] = useState(0)
  const count = positions.length

  const show = (target: number) => {
    row.current?.scrollTo({ left: target * row.current.clientWidth, behavior: 'instant' })
    setIndex(target)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, index, count)
    // With a modifier key, arrows mean something else to the browser, such as the previous page.
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    show(target)
  }
  /** Also after scrolling by touch. */
  const onScroll = () => {
    if (row.current) setIndex(Math.round(row.current.scrollLeft / row.current.clientWidth))
  }
  return (
    <>
      <section
        ref={row}
        className={styles.gallery}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls sideways must be reachable by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        onScroll={onScroll}
      >
        {children}
      </section>
      <div className={styles.arrows}>
        <button type="button" aria-label={previous} onClick={() => show((index + count - 1) % count)}>
          <Icon of="chevron-left" size={24} />
        </button>
        <p role="status">{positions[index]}</p>
        <button type="button" aria-label={next} onClick={() => show((index + 1) % count)}>
          <Icon of="chevron-right" size={24} />
        </button>
      </div>
    </>
  )
}
