/**
 * Renders a page by calling the route's entry point in the build, as hosting platforms of the framework do (Next.js
 * documentation, "Invoking Entrypoints"). The framework's server would parse and match the request, run the middleware and copy
 * the request several times; the gateway knows the results already (docs/decisions/042-answers-from-memory.md).
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { codeFolder } from '../../process/code-folder.ts'
import { logError } from '../../process/log.ts'
import { sharedHeaders } from '../../process/shared-pages.ts'
import type { PageRequest } from '../cache/cached-response.ts'
import type { Handler } from '../handler.ts'

/** `requestMeta`: what the framework's server would have found out about the request. */
type Context = {
  waitUntil: (work: Promise<unknown>) => void
  requestMeta: { relativeProjectDir: string; params: Readonly<Record<string, string | readonly string[]>> }
}

export type Entrypoint = (request: IncomingMessage, response: ServerResponse, context: Context) => Promise<unknown>

export type RenderPage = (page: PageRequest, request: IncomingMessage, response: ServerResponse) => Promise<unknown>

type Route = { handler: Entrypoint }

/** @param route its folder in `app/`. @throws when the build has no such page. */
async function loadEntrypoint(route: string): Promise<Entrypoint> {
  const load = createRequire(import.meta.url)
  const { handler } = await (load(join(codeFolder(), '.next', 'server', 'app', route, 'page.js')) as Route | Promise<Route>)
  return handler
}

// The response has been sent by then: an error is only logged.
const waitUntil = (work: Promise<unknown>) => void work.catch((error: unknown) => logError('answer-failed', { error }))

/** @param handle renders pages without `target`, and all pages until the site has set its shared headers. */
export function createPageRendering(handle: Handler, findEntrypoint = loadEntrypoint): RenderPage {
  const relativeProjectDir = relative(process.cwd(), codeFolder())
  const known = new Map<string, Promise<Entrypoint>>()

  /** Undefined when it cannot be loaded at the moment, for example without a free file handle; tried again for the next page. */
  async function entrypointOf(route: string): Promise<Entrypoint | undefined> {
    const entrypoint = known.get(route) ?? findEntrypoint(route)
    known.set(route, entrypoint)
    try {
      return await entrypoint
    } catch (error) {
      known.delete(route)
      logError('route-not-loaded', { route, error })
      return undefined
    }
  }

  return async ({ target, isSecure }, request, response) => {
    const headers = target && sharedHeaders(isSecure)
    if (!headers) return handle(request, response)
    const render = await entrypointOf(target.route)
    if (!render) return handle(request, response)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    return render(request, response, { waitUntil, requestMeta: { relativeProjectDir, params: target.params } })
  }
}
