'use client'
/** The page's side of the map: shows the frame when script runs, and carries messages between cards and markers. */
import { type ReactNode, useEffect, useRef } from 'react'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { searchAddress } from '@/lib/domain/map/bounds'
import { type FrameMessage, isFrameMessage, type PageMessage, type ShowMessage } from '@/lib/domain/map/messages'
import { markCard, watchCards } from './property-cards'

type Props = {
  src: string
  label: string
  message: ShowMessage
  /** Stands in the map's place where no script runs. */
  children: ReactNode
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
      else window.location.assign(searchAddress(window.location.href, said.bounds))
    }
    const onMessage = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      const isOurs = from === origin && source !== null && source === frame.current?.contentWindow
      if (isOurs && isFrameMessage(data)) answer(data)
    }
    window.addEventListener('message', onMessage)
    const stopWatching = watchCards((id) => tell({ kind: 'highlight', id }))
    return () => {
      window.removeEventListener('message', onMessage)
      stopWatching()
    }
  }, [message])
  // Only now: a frame that was there before the listener would say that it is ready to nobody.
  return isHydrated ? <iframe ref={frame} src={src} title={label} loading="lazy" /> : children
}
