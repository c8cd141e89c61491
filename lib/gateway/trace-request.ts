/** A span for each request, from its first byte to the last of its answer; the framework's own spans stand below it. */
import type { RequestListener, ServerResponse } from 'node:http'
import { type OpenSpan, startSpan, tracing } from '../process/tracing.ts'
import { healthPath, type RequestKind } from './request-kind.ts'

const spans = new WeakMap<ServerResponse, OpenSpan>()

/** What watches over the process asks every second, and nobody asks how long that takes. */
const isWatched = (url = '') => healthPath.test(url.split('?')[0] ?? '')

export const traceRequest =
  (answer: RequestListener): RequestListener =>
  (request, response) => {
    if (!tracing() || isWatched(request.url)) return answer(request, response)
    const { method = '' } = request
    const span = startSpan(`${method} request`, { 'http.request.method': method })
    spans.set(response, span)
    response.once('close', () => {
      const { statusCode } = response
      span.add({ 'http.response.status_code': statusCode })
      span.end(statusCode >= 500 || !response.writableFinished)
    })
    return span.run(() => answer(request, response))
  }

/** What is known once the request was looked at, and whether its answer was kept from before. */
export function addToSpan(response: ServerResponse, kind: RequestKind | 'free', isFromMemory: boolean): void {
  spans.get(response)?.add({ 'site.kind': kind, 'site.from_memory': isFromMemory })
}
