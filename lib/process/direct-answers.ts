/**
 * Route handlers that the gateway calls without the framework, which would take ten times as long as the handler itself. Each
 * registers itself when its module is loaded. On globalThis, since gateway and site are separate bundles in one process.
 */
import { type PlainHandler, toResponse } from '../http/plain-answer.ts'

type DirectAnswers = Map<string, { paths: RegExp; handler: PlainHandler }>

declare global {
  var siteDirectAnswers: DirectAnswers | undefined
}

/**
 * Registers a handler for GET requests to some paths. It must not call functions of the framework.
 * @param paths matches canonical paths without `%`; all other spellings go through the framework.
 * @returns the route handler for the framework, for those and for requests before the module is loaded.
 */
export function answerDirectly(paths: RegExp, handler: PlainHandler): (request: Request) => Promise<Response> {
  globalThis.siteDirectAnswers ??= new Map()
  globalThis.siteDirectAnswers.set(paths.source, { paths, handler })
  return async (request) => toResponse(await handler(request))
}

/** Undefined when the framework has to answer, for example because the route is not loaded yet. */
export function findDirectHandler(path: string): PlainHandler | undefined {
  for (const { paths, handler } of globalThis.siteDirectAnswers?.values() ?? []) if (paths.test(path)) return handler
  return undefined
}
