/** Reports to the map's frame how much of its top is covered by the field for places. */
import { useEffect } from 'react'
import { isFrameMessage, type RoomMessage } from '@/lib/domain/map/messages'

/** The media query of the style sheet under which the field floats over the map. */
const floating = '(max-width: 63.9375em) and (min-height: 481px)'
/** Pixels from the top of the map to the end of the field, less the margin of the frame itself. */
const covered = 52

export function useMapRoom(): void {
  useEffect(() => {
    const { origin } = window.location
    const media = matchMedia(floating)
    const frame = () => document.querySelector<HTMLIFrameElement>('main iframe')?.contentWindow
    const tell = () => {
      const message: RoomMessage = { kind: 'room', top: media.matches ? covered : 0 }
      frame()?.postMessage(message, origin)
    }
    const onMessage = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      if (from === origin && source === frame() && isFrameMessage(data) && data.kind === 'ready') tell()
    }
    window.addEventListener('message', onMessage)
    media.addEventListener('change', tell)
    return () => {
      window.removeEventListener('message', onMessage)
      media.removeEventListener('change', tell)
    }
  }, [])
}
