'use client'
/**
 * Opens the lightbox from any picture link inside it. The lightbox is loaded when it is first opened; if it cannot be loaded, the
 * link leads to its own address.
 */
import { type ComponentType, createContext, type MouseEvent, type ReactNode, useContext, useState } from 'react'
import { LinkInRow } from '@/components/ui/link-in-row.client'
import type { LightboxProps } from './gallery-lightbox.client'
import type { GallerySlide, LightboxLabels } from './gallery-slide'

const OpenContext = createContext<(index: number, href: string) => void>(() => undefined)

type RootProps = { slides: readonly GallerySlide[]; labels: LightboxLabels; children: ReactNode }

export function GalleryRoot({ slides, labels, children }: RootProps) {
  const [shown, setShown] = useState<{ index: number; Lightbox: ComponentType<LightboxProps> }>()
  const open = (index: number, href: string) =>
    import('./gallery-lightbox.client').then(
      (loaded) => setShown({ index, Lightbox: loaded.default }),
      () => window.location.assign(href),
    )
  return (
    <OpenContext value={open}>
      {children}
      {shown && <shown.Lightbox slides={slides} labels={labels} index={shown.index} onClose={() => setShown(undefined)} />}
    </OpenContext>
  )
}

/** A link that opens a picture in the lightbox; in a new tab, or without script, it opens its own address. */
export function GalleryLink({ href, index, children }: { href: string; index: number; children: ReactNode }) {
  const open = useContext(OpenContext)
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(index, href)
  }
  return (
    <LinkInRow href={href} onClick={onClick}>
      {children}
    </LinkInRow>
  )
}
