/**
 * Makes a page by the function that the build gives each route, which hosts of the framework call too (its manual, "Invoking Entrypoints").
 * On its own way there the framework reads a request, matches it, asks the middleware and copies it several times; what that finds out
 * the gateway knows by then (docs/decisions/042-answers-from-memory.md).
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { codeFolder } from '../process/code-folder.ts'
import { logError } from '../process/log.ts'
import { sharedHeaders } from '../process/shared-pages.ts'
import type { Handler } from './handler.ts'
import type { WantedPage } from './kept-answer.ts'

/** `requestMeta`: what the framework notes of a request on its way. */
type Context = {
  waitUntil: (work: Promise<unknown>) => void
  requestMeta: { relativeProjectDir: string; params: Readonly<Record<string, string | readonly string[]>> }
}

export type Entrypoint = (request: IncomingMessage, response: ServerResponse, context: Context) => Promise<unknown>

export type MakePage = (page: WantedPage, request: IncomingMessage, response: ServerResponse) => Promise<unknown>

type Route = { handler: Entrypoint }

/** @param route its folder in `app/`. @throws when the build has no such page. */
async function loadEntrypoint(route: string): Promise<Entrypoint> {
  const load = createRequire(import.meta.url)
  const { handler } = await (load(join(codeFolder(), '.next', 'server', 'app', route, 'page.js')) as Route | Promise<Route>)
  return handler
}

// A failure after the answer is no failure of the page.
const waitUntil = (work: Promise<unknown>) => void work.catch((error: unknown) => logError('answer-failed', { error }))

/** @param handle makes all other pages, and each until the site says what it gives them. */
export function createPageMaking(handle: Handler, findEntrypoint = loadEntrypoint): MakePage {
  const relativeProjectDir = relative(process.cwd(), codeFolder())
  const known = new Map<string, Promise<Entrypoint>>()

  /** Undefined when it cannot be loaded now, as where a machine has no file handle left; it is tried again for the next page. */
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
    const make = await entrypointOf(target.route)
    if (!make) return handle(request, response)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    return make(request, response, { waitUntil, requestMeta: { relativeProjectDir, params: target.params } })
  }
}
