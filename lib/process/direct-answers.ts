/**
 * Route handlers that the gateway calls itself: what they answer needs nothing of the framework, whose way to them takes ten times as long as
 * they do. Each says so once it is loaded. On globalThis: gateway and site are separate bundles of one process.
 */
import { type PlainHandler, toResponse } from '../http/plain-answer.ts'

type DirectAnswers = Map<string, { paths: RegExp; handler: PlainHandler }>

declare global {
  var siteDirectAnswers: DirectAnswers | undefined
}

/**
 * Lets the gateway call a handler for requests with method GET to some addresses. The handler calls nothing that is the framework's.
 * @param paths of addresses in their one spelling, without `%`: others go to the framework.
 * @returns what the framework calls for those, and until the gateway knows.
 */
export function answerDirectly(paths: RegExp, handler: PlainHandler): (request: Request) => Promise<Response> {
  globalThis.siteDirectAnswers ??= new Map()
  globalThis.siteDirectAnswers.set(paths.source, { paths, handler })
  return async (request) => toResponse(await handler(request))
}

/** Undefined where the framework has to answer, also until the route is loaded. */
export function findDirectHandler(path: string): PlainHandler | undefined {
  for (const { paths, handler } of globalThis.siteDirectAnswers?.values() ?? []) if (paths.test(path)) return handler
  return undefined
}
