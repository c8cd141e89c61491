/**
 * The renderer process as the site sees it (docs/decisions/062-pages-from-a-second-process.md): whether this process is the
 * renderer, and how the site announces that it reloads the content. On globalThis, since gateway and site are separate bundles in
 * one process.
 */

/** Environment variable that the gateway sets for the renderer process; its content worker thread inherits it. */
export const rendererVariable = 'IS_RENDERER'

/**
 * Whether this process only renders pages: it then writes no persistent files, sends no mails or messages and runs no periodic
 * jobs.
 */
export const isRenderer = (): boolean => process.env[rendererVariable] === '1'

/** `path`: of the route that reloads the content. `id`: of the request to it. */
export type Renewal = { path: string; id: string }

declare global {
  var siteRenewal: ((renewal: Renewal) => void) | undefined
}

/**
 * Lets the renderer, if there is one, reload the content at the same time as this process; without this call it starts after the
 * response.
 */
export function announceRenewal(request: Request): void {
  globalThis.siteRenewal?.({ path: new URL(request.url).pathname, id: request.headers.get('x-request-id') ?? '' })
}

/** @param renew called by `announceRenewal`. */
export function onRenewal(renew: (renewal: Renewal) => void): void {
  globalThis.siteRenewal = renew
}
