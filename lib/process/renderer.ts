/**
 * The second process of a site, which makes pages for the gateway and is asked by nobody else (docs/decisions/062-pages-from-a-second-process.md):
 * who is it, and who tells it that the content changes. On globalThis: gateway and site are separate bundles of one process.
 */

/** Set by the gateway for the process that it starts, and so for the thread that reads the content there. */
export const rendererVariable = 'IS_RENDERER'

/** Whether this process only makes pages: it writes nothing that outlives it, sends nothing and watches over nothing. */
export const isRenderer = (): boolean => process.env[rendererVariable] === '1'

/** `path` of the route that reads what changed, `id` of the request to it. */
export type Renewal = { path: string; id: string }

declare global {
  var siteRenewal: ((renewal: Renewal) => void) | undefined
}

/** Lets the second process, if there is one, read what changed while this one does. Without it, that begins when the request is answered. */
export function announceRenewal(request: Request): void {
  globalThis.siteRenewal?.({ path: new URL(request.url).pathname, id: request.headers.get('x-request-id') ?? '' })
}

/** @param renew what to do then. */
export function onRenewal(renew: (renewal: Renewal) => void): void {
  globalThis.siteRenewal = renew
}
