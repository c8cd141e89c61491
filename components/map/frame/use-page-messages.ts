/** The frame's side of the messages: what the page said last. */
import { useEffect, useState } from 'react'
import type { DrawMessage, FrameMessage, ShowMessage } from '@/lib/domain/map/messages'
import { isPageMessage } from '@/lib/domain/map/page-message'

/** Only a page of this site gets an answer. */
export function notifyPage(message: FrameMessage): void {
  window.parent.postMessage(message, window.location.origin)
}

export type PageState = { show: ShowMessage | undefined; highlightedId: number; asked: DrawMessage | undefined }

export function usePageMessages(): PageState {
  const [show, setShow] = useState<ShowMessage>()
  const [highlightedId, setHighlightedId] = useState(0)
  const [asked, setAsked] = useState<DrawMessage>()
  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== window.parent || !isPageMessage(data)) return
      if (data.kind === 'show') setShow(data)
      else if (data.kind === 'draw') setAsked(data)
      else setHighlightedId(data.id)
    }
    window.addEventListener('message', onMessage)
    notifyPage({ kind: 'ready' })
    return () => window.removeEventListener('message', onMessage)
  }, [])
  return { show, highlightedId, asked }
}
