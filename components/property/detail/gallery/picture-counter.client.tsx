'use client'
/** "2 / 6" over the row of pictures that is swiped on phones. */
import { useEffect, useState } from 'react'

type Props = { listId: string; count: number; className: string | undefined }

/** The picture whose centre is nearest to the centre of the row, from 1. */
function findShown(list: HTMLElement): number {
  const middle = list.scrollLeft + list.clientWidth / 2
  const distances = [...list.children].map((item) =>
    item instanceof HTMLElement ? Math.abs(item.offsetLeft + item.offsetWidth / 2 - middle) : Number.POSITIVE_INFINITY,
  )
  return distances.indexOf(Math.min(...distances)) + 1
}

/** Hidden from screen readers, which count the items of the list themselves. */
export function PictureCounter({ listId, count, className }: Props) {
  const [shown, setShown] = useState(1)
  useEffect(() => {
    const list = document.getElementById(listId)
    if (!list) return
    const onScroll = () => setShown(findShown(list))
    list.addEventListener('scroll', onScroll, { passive: true })
    return () => list.removeEventListener('scroll', onScroll)
  }, [listId])
  return (
    <span className={className} aria-hidden="true">
      {shown} / {count}
    </span>
  )
}
