/**
 * Requests that the framework could not parse. It answers 500, as for internal errors; here they are distinguished by the error
 * message. Only its own header for parts of pages can cause this: bodies never reach the framework, as forms are parsed by our
 * own route and there are no server actions. On globalThis, since each of the site's bundles has its own copy of this file.
 */

const holder = globalThis as typeof globalThis & { siteBadRequests?: Set<string> }

const parseErrors = /^The router state header/i

/** Whether an error is caused by an invalid request. Such errors are not logged: a client could cause any number of them. */
export const isOfBadRequest = (error: unknown): boolean => error instanceof Error && parseErrors.test(error.message)

/** Records the request if its error was caused by the request itself. @param id its `X-Request-Id`. @returns whether it was. */
export function recordBadRequest(id: string, error: unknown): boolean {
  if (!isOfBadRequest(error)) return false
  holder.siteBadRequests ??= new Set()
  holder.siteBadRequests.add(id)
  return true
}

/** Whether a request was recorded. To be called once, at its end, since it deletes the record. */
export const takeBadRequest = (id: string): boolean => holder.siteBadRequests?.delete(id) ?? false
