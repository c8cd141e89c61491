/** The command queue that Google's scripts read once loaded (consent mode, version 2). */
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

/** Commands must be `arguments` objects: the scripts interpret arrays differently. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  push(arguments)
}

export function consentMode(command: 'default' | 'update', consent: Consent): void {
  gtag('consent', command, consentFlags(consent))
}

/** Sends one page view for these ids only. */
export function googleTags(ids: readonly string[]): void {
  gtag('js', new Date())
  for (const id of ids) gtag('config', id, { send_page_view: false })
  gtag('event', 'page_view', { send_to: ids })
}

export function tagManagerView(): void {
  push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  push({ event: 'page_view' })
}
