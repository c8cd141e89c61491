/** The frame's side of the messages: the last message of the page. */
import { useEffect, useState } from 'react'
import type { DrawMessage, FrameMessage, ShowMessage } from '@/lib/domain/map/messages'
import { isPageMessage } from '@/lib/domain/map/page-message'

/** Sends a message to the page, if it is a page of this site. */
export function notifyPage(message: FrameMessage): void {
  window.parent.postMessage(message, window.location.origin)
}

/** Custom property of the document: controls at the top leave this height free. */
const coveredName = '--covered'

function coverTop(pixels: number): void {
  const { dataset, style } = document.documentElement
  style.setProperty(coveredName, `${pixels}px`)
  if (pixels > 0) dataset['covered'] = String(pixels)
  else delete dataset['covered']
}

/** Height in px at the top that the page covers. */
export const coveredTop = (): number => Number(document.documentElement.dataset['covered'] ?? 0)

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
      else if (data.kind === 'room') coverTop(data.top)
      else setHighlightedId(data.id)
    }
    window.addEventListener('message', onMessage)
    notifyPage({ kind: 'ready' })
    return () => window.removeEventListener('message', onMessage)
  }, [])
  return { show, highlightedId, asked }
}
