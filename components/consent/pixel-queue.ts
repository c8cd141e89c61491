/** The command queue that Meta's script reads once loaded. */

type Pixel = {
  (...command: unknown[]): void
  queue: unknown[]
  loaded: boolean
  version: string
  push?: Pixel
  callMethod?: (...command: unknown[]) => void
}

declare global {
  interface Window {
    fbq?: Pixel
    _fbq?: Pixel
  }
}

/** The script sets `callMethod` when it takes over; until then commands are queued. */
function createQueue(): Pixel {
  const queue: unknown[] = []
  const fbq: Pixel = Object.assign(
    (...command: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...command)
      else queue.push(command)
    },
    { queue, loaded: true, version: '2.0' },
  )
  fbq.push = fbq
  return fbq
}

/** Sends one page view. */
export function pixelView(id: string): void {
  window.fbq ??= createQueue()
  window._fbq ??= window.fbq
  window.fbq('init', id)
  window.fbq('track', 'PageView')
}
