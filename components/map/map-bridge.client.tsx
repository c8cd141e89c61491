'use client'
/** The page's side of the map: shows the frame where script runs, and passes messages between cards and markers. */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { type FrameMessage, isFrameMessage, type PageMessage, type ShowMessage } from '@/lib/domain/map/messages'
import { markCard, watchCards } from './property-cards'

type Props = {
  src: string
  label: string
  message: ShowMessage
  /** Shown in place of the map where no script runs. */
  children: ReactNode
}

type FrameProps = Pick<Props, 'src' | 'label'> & { frame: RefObject<HTMLIFrameElement | null> }

/**
 * Loads the frame when it is within one window height: the map costs as much as the page around it, and even an empty frame costs
 * some. With `loading="lazy"` browsers would load it from two or three window heights away, on phones mostly in vain.
 */
function NearFrame({ frame, src, label }: FrameProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '100% 0px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return isNear ? <iframe ref={frame} src={src} title={label} /> : <span ref={place} data-map />
}

const loadListMap = () => import('./list-map')

export function MapBridge({ src, label, message, children }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const isHydrated = useIsHydrated()
  useEffect(() => {
    const { origin } = window.location
    const tell = (text: PageMessage) => frame.current?.contentWindow?.postMessage(text, origin)
    const answer = async (said: FrameMessage) => {
      if (said.kind === 'ready') tell(message)
      else if (said.kind === 'selection') markCard(said.id, frame.current)
      else if (said.kind === 'drawing') document.documentElement.toggleAttribute('data-drawing', said.isOn)
      else window.location.assign((await loadListMap()).nextAddress(said))
    }
    const onMessage = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      const isOurs = from === origin && source !== null && source === frame.current?.contentWindow
      if (isOurs && isFrameMessage(data)) answer(data)
    }
    window.addEventListener('message', onMessage)
    const onClick = async ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-draw]')
      const draw = button && (await loadListMap()).readDraw(button)
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
  // Only after the listener is added: an earlier frame would report ready before anyone listens.
  return isHydrated ? <NearFrame frame={frame} src={src} label={label} /> : children
}
