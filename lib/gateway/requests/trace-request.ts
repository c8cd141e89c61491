/** A trace span for each request, from its headers to the last byte of its response; the framework's spans are its children. */
import type { RequestListener, ServerResponse } from 'node:http'
import { type OpenSpan, startSpan, tracing } from '../../process/tracing.ts'
import { healthPath, type RequestKind } from '../limits/request-kind.ts'

const spans = new WeakMap<ServerResponse, OpenSpan>()

/** Health checks are not traced: monitoring sends one every second. */
const isHealthCheck = (url = '') => healthPath.test(url.split('?')[0] ?? '')

export const traceRequest =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (!tracing() || isHealthCheck(request.url)) return listener(request, response)
    const { method = '' } = request
    const span = startSpan(`${method} request`, { 'http.request.method': method })
    spans.set(response, span)
    response.once('close', () => {
      const { statusCode } = response
      span.add({ 'http.response.status_code': statusCode })
      span.end(statusCode >= 500 || !response.writableFinished)
    })
    return span.run(() => listener(request, response))
  }

/** Adds attributes to the request's span. @param isFromMemory whether it was answered from the page cache. */
export function addToSpan(response: ServerResponse, kind: RequestKind | 'free', isFromMemory: boolean): void {
  spans.get(response)?.add({ 'site.kind': kind, 'site.from_memory': isFromMemory })
}
