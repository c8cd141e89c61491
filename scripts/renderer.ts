/** The process that makes pages for the gateway (lib/gateway/renderer.ts), which starts it: the whole site, and nobody else can ask it. */
import { createAsking } from '../lib/gateway/ask-as-nobody.ts'
import { createBlankRequest } from '../lib/gateway/blank-request.ts'
import { compressIn } from '../lib/gateway/kept-answer.ts'
import { createPageMaking } from '../lib/gateway/make-page.ts'
import type { RendererNews, RendererOrder } from '../lib/gateway/renderer-messages.ts'
import { publishedSite } from '../lib/process/content-state.ts'
import { endContentThread } from '../lib/process/content-thread.ts'
import { putProcessBehind } from '../lib/process/priority.ts'
import { readSettings } from '../lib/process/settings.ts'
import { beginYoung } from '../lib/process/young-objects.ts'
import { openSite } from './open-site.ts'

const say = (news: RendererNews) => process.send?.(news)

// Without the gateway nobody asks any more. Whatever ends that, ends this: signals to both are for the gateway to take.
process.on('disconnect', async () => {
  await endContentThread()
  process.exit(0)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

beginYoung()
putProcessBehind()
const handle = await openSite(readSettings(process.env).PORT)
const ask = createAsking(createPageMaking(handle))

/** By a route of the site: only within a request may the framework make pages again. Content that is refused there is refused by the server too. */
async function renew(url: string): Promise<void> {
  const { request, response, end } = createBlankRequest({ method: 'POST', url, headers: {} })
  await handle(request, response)
  end()
  if (response.statusCode >= 500) throw new Error(`${url} answered ${response.statusCode}`)
  say({ kind: 'renewed' })
}

async function make({ id, page, forms, etag }: RendererOrder & { kind: 'make' }): Promise<void> {
  // What fails is said to whoever then asks for themselves.
  const made = await ask(page).catch(() => undefined)
  if (!made) return void say({ kind: 'made', id, made: undefined })
  const isKnown = etag !== undefined && made.etag === etag
  if (!isKnown) await compressIn(forms, made)
  const { compressing: _, bytes, ...rest } = made
  say({ kind: 'made', id, made: { ...rest, bytes: isKnown ? undefined : bytes } })
}

/** What was asked for last to be read again. One that fails ends the process: another begins with the content of then. */
let renewing: Promise<void> = Promise.resolve()

process.on('message', (order: RendererOrder) => {
  if (order.kind === 'renew') renewing = renewing.then(() => renew(order.path))
  else void renewing.then(() => make(order))
})

/** The first page costs more than any other: what all pages need is loaded for it. */
async function warmUp(): Promise<void> {
  const language = publishedSite()?.defaultLanguage
  if (!language) return
  const address = `/${language}/`
  await ask({ key: address, address, language, status: 200, isSecure: false }).catch(() => undefined)
}

await warmUp()
say({ kind: 'ready' })
