/**
 * The renderer process: the whole site without a port. Renders pages for the gateway, which starts it (lib/gateway/rendering/renderer.ts).
 */

import { compressFor } from '../lib/gateway/cache/cached-response.ts'
import { createBlankRequest } from '../lib/gateway/rendering/blank-request.ts'
import { createAnonymousRendering } from '../lib/gateway/rendering/render-anonymously.ts'
import { createPageRendering } from '../lib/gateway/rendering/render-page.ts'
import type { RendererCommand, RendererMessage } from '../lib/gateway/rendering/renderer-messages.ts'
import { publishedSite } from '../lib/process/content-state.ts'
import { endContentThread } from '../lib/process/content-thread.ts'
import { disablePretenuring } from '../lib/process/disable-pretenuring.ts'
import { putProcessBehind } from '../lib/process/priority.ts'
import { readSettings } from '../lib/process/settings.ts'
import { openSite } from './open-site.ts'

// Errors of sending are ignored: the gateway has ended then, and `disconnect` ends this process.
const send = (message: RendererMessage) => process.send?.(message, undefined, undefined, () => undefined)

// The process ends with the gateway, however that ended. Signals to the process group are ignored: the gateway handles them.
process.on('disconnect', async () => {
  await endContentThread()
  process.exit(0)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

disablePretenuring()
putProcessBehind()
const handle = await openSite(readSettings(process.env).PORT)
const renderAnonymously = createAnonymousRendering(createPageRendering(handle))

/**
 * Reloads the content through a route of the site: the framework allows revalidating its pages only within a request. A status
 * below 500 is accepted, since the server rejects the same content. @throws for any other status.
 */
async function renew(url: string): Promise<void> {
  const { request, response, end } = createBlankRequest({ method: 'POST', url, headers: {} })
  await handle(request, response)
  end()
  if (response.statusCode >= 500) throw new Error(`${url} answered ${response.statusCode}`)
  send({ kind: 'renewed' })
}

async function render({ id, page, encodings, etag }: RendererCommand & { kind: 'render' }): Promise<void> {
  // The error is not lost: the gateway then lets the site answer the request, which fails in the same way and reports it.
  const rendered = await renderAnonymously(page).catch(() => undefined)
  if (!rendered) return void send({ kind: 'rendered', id, result: undefined })
  const isKnown = etag !== undefined && rendered.etag === etag
  if (!isKnown) await compressFor(encodings, rendered)
  const { compressing: _, bytes, ...rest } = rendered
  send({ kind: 'rendered', id, result: { ...rest, bytes: isKnown ? undefined : bytes } })
}

/**
 * The last reload that was requested. One that fails ends the process; the gateway starts another, which reads the current
 * content.
 */
let renewing: Promise<void> = Promise.resolve()

process.on('message', (command: RendererCommand) => {
  if (command.kind === 'renew') renewing = renewing.then(() => renew(command.path))
  else void renewing.then(() => render(command))
})

/** Renders the home page once: the first page is slow, as it loads the code that all pages need. */
async function warmUp(): Promise<void> {
  const language = publishedSite()?.defaultLanguage
  if (!language) return
  const address = `/${language}/`
  await renderAnonymously({ key: address, address, language, status: 200, isSecure: false }).catch(() => undefined)
}

await warmUp()
send({ kind: 'ready' })
