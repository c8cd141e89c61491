'use client'
/** Links to the sections; the one being read is marked. */
import { useEffect, useState } from 'react'
import { LinkInRow } from '@/components/ui/link-in-row.client'

type Props = { sections: readonly { id: string; name: string }[] }

/** Share of the window's height at which a section counts as being read. */
const readingLine = 0.34

/** The last section that begins above the reading line; the first one at the top of the page. */
function findCurrent(ids: readonly string[]): string | undefined {
  const isBegun = (id: string) =>
    (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= window.innerHeight * readingLine
  return ids.findLast(isBegun) ?? ids[0]
}

/** A folded section is opened when its link is followed. */
function openFold(id: string): void {
  const fold = document.getElementById(id)?.querySelector(':scope > details')
  if (fold instanceof HTMLDetailsElement) fold.open = true
}

export function SectionLinks({ sections }: Props) {
  const [current, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    const ids = sections.map(({ id }) => id)
    let frame = 0
    const onScroll = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        setCurrent(findCurrent(ids))
      })
    }
    onScroll()
    const onHash = () => openFold(window.location.hash.slice(1))
    onHash()
    window.addEventListener('hashchange', onHash)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('hashchange', onHash)
    }
  }, [sections])
  return sections.map(({ id, name }) => (
    <LinkInRow key={id} href={`#${id}`} onClick={() => openFold(id)} aria-current={id === current ? 'location' : undefined}>
      {name}
    </LinkInRow>
  ))
}
