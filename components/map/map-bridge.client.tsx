'use client'
/** The page's side of the map: shows the frame when script runs, and carries messages between cards and markers. */
import { type ReactNode, useEffect, useRef } from 'react'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { searchAddress, shapesAddress } from '@/lib/domain/map/bounds'
import {
  type DrawMessage,
  type FrameMessage,
  isFrameMessage,
  type PageMessage,
  type ShowMessage,
} from '@/lib/domain/map/messages'
import { markCard, watchCards } from './property-cards'

type Props = {
  src: string
  label: string
  message: ShowMessage
  /** Stands in the map's place where no script runs. */
  children: ReactNode
}

type SearchMessage = Extract<FrameMessage, { kind: 'bounds' | 'shapes' }>

const nextAddress = (said: SearchMessage) =>
  said.kind === 'bounds' ? searchAddress(window.location.href, said.bounds) : shapesAddress(window.location.href, said.shapes)

/** A button of the list that begins to draw, `data-draw="area"`, or opens what is drawn, `data-index="0"`. */
function readDraw(button: HTMLElement | null): DrawMessage | undefined {
  const shape = button?.dataset['draw']
  if (shape !== 'area' && shape !== 'circle') return undefined
  return { kind: 'draw', shape, index: Number(button?.dataset['index'] ?? -1) }
}

export function MapBridge({ src, label, message, children }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const isHydrated = useIsHydrated()
  useEffect(() => {
    const { origin } = window.location
    const tell = (text: PageMessage) => frame.current?.contentWindow?.postMessage(text, origin)
    const answer = (said: FrameMessage) => {
      if (said.kind === 'ready') tell(message)
      else if (said.kind === 'selection') markCard(said.id, frame.current)
      else if (said.kind === 'drawing') document.documentElement.toggleAttribute('data-drawing', said.isOn)
      else window.location.assign(nextAddress(said))
    }
    const onMessage = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      const isOurs = from === origin && source !== null && source === frame.current?.contentWindow
      if (isOurs && isFrameMessage(data)) answer(data)
    }
    window.addEventListener('message', onMessage)
    const onClick = ({ target }: MouseEvent) => {
      const draw = target instanceof Element && readDraw(target.closest<HTMLElement>('[data-draw]'))
      if (!draw) return
      tell(draw)
      frame.current?.focus()
    }
    document.addEventListener('click', onClick)
    const stopWatching = watchCards((id) => tell({ kind: 'highlight', id }))
    return () => {
      window.removeEventListener('message', onMessage)
      document.removeEventListener('click', onClick)
      document.documentElement.removeAttribute('data-drawing')
      stopWatching()
    }
  }, [message])
  // Only now: a frame that was there before the listener would say that it is ready to nobody.
  return isHydrated ? <iframe ref={frame} src={src} title={label} loading="lazy" /> : children
}
