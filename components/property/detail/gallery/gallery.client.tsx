'use client'
/** Opens the lightbox from any picture link below it. The lightbox is fetched when it is opened for the first time. */
import { createContext, lazy, type MouseEvent, type ReactNode, Suspense, useContext, useState } from 'react'
import { LinkInRow } from '@/components/ui/link-in-row.client'
import type { GallerySlide, LightboxLabels } from './gallery-slide'

const Lightbox = lazy(() => import('./gallery-lightbox.client'))

const OpenContext = createContext<(index: number) => void>(() => undefined)

type RootProps = { slides: readonly GallerySlide[]; labels: LightboxLabels; children: ReactNode }

export function GalleryRoot({ slides, labels, children }: RootProps) {
  const [index, setIndex] = useState<number>()
  return (
    <OpenContext value={setIndex}>
      {children}
      {index !== undefined && (
        <Suspense fallback={null}>
          <Lightbox slides={slides} labels={labels} index={index} onClose={() => setIndex(undefined)} />
        </Suspense>
      )}
    </OpenContext>
  )
}

/** A link that opens a picture in the lightbox; to a new tab, or without script, it goes to its own address. */
export function GalleryLink({ href, index, children }: { href: string; index: number; children: ReactNode }) {
  const open = useContext(OpenContext)
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(index)
  }
  return (
    <LinkInRow href={href} onClick={onClick}>
      {children}
    </LinkInRow>
  )
}
