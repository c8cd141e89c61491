/**
 * Requests that the framework could not read. It answers them with 500, as if it had failed itself; here they are told apart from
 * its failures, by its words. What is posted never gets to it: forms are read by our own route, and there are no actions. Its own
 * header for parts of pages does. On globalThis: the site's bundles each have a copy of this file.
 */

const holder = globalThis as typeof globalThis & { siteBadRequests?: Set<string> }

const words = /^The router state header/i

/** Whether an error says that a request could not be read; such errors come as often as somebody likes. */
export const isOfBadRequest = (error: unknown): boolean => error instanceof Error && words.test(error.message)

/** Notes a request whose error is its own fault. @param id `X-Request-Id` of the request. @returns whether it is. */
export function recordBadRequest(id: string, error: unknown): boolean {
  if (!isOfBadRequest(error)) return false
  holder.siteBadRequests ??= new Set()
  holder.siteBadRequests.add(id)
  return true
}

/** Whether a request was noted; asked once, at its end. */
export const takeBadRequest = (id: string): boolean => holder.siteBadRequests?.delete(id) ?? false
