/** The queue that Google's scripts read when they have loaded (consent mode, version 2). */
import { type Consent, consentFlags } from '@/lib/domain/consent/consent'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

function push(entry: unknown): void {
  window.dataLayer ??= []
  window.dataLayer.push(entry)
}

/** The scripts take a list for something else: a command must be the arguments object itself. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  push(arguments)
}

export function consentMode(command: 'default' | 'update', consent: Consent): void {
  gtag('consent', command, consentFlags(consent))
}

/** One view of this page, for these ids and no others. */
export function googleTags(ids: readonly string[]): void {
  gtag('js', new Date())
  for (const id of ids) gtag('config', id, { send_page_view: false })
  gtag('event', 'page_view', { send_to: ids })
}

export function tagManagerView(): void {
  push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  push({ event: 'page_view' })
}
