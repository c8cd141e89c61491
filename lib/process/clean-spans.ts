/** What of a span leaves the machine: our own facts and what the framework says of routes, nothing of who asked for what. */
import type { ReadableSpan } from '@opentelemetry/sdk-trace'

/** Of the framework those that name its own files and steps; addresses, queries and messages of errors are none of these. */
const kept: ReadonlySet<string> = new Set([
  'db.query.text',
  'db.system.name',
  'http.method',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'http.status_code',
  'next.page',
  'next.route',
  'next.rsc',
  'next.segment',
  'next.span_type',
  'site.from_memory',
  'site.kind',
  'site.message.attempts',
  'site.message.kind',
])

/** The framework puts addresses behind some names: `fetch GET https://…`, `GET /nl/?…`. Its own files are in brackets and letters. */
const withoutAddress = (name: string) => name.replace(/\s(?:\S*(?:[?@=%]|:\/\/)).*$/, '')

/** A copy: what the process itself goes on with stays as it is. */
export function cleanSpan(span: ReadableSpan): ReadableSpan {
  const { kind, parentSpanContext, startTime, endTime, duration, ended, resource, instrumentationScope } = span
  return {
    ...{ kind, startTime, endTime, duration, ended, resource, instrumentationScope },
    ...(parentSpanContext && { parentSpanContext }),
    name: withoutAddress(span.name),
    spanContext: () => span.spanContext(),
    attributes: Object.fromEntries(Object.entries(span.attributes).filter(([name]) => kept.has(name))),
    status: { code: span.status.code },
    ...{ links: [], events: [], droppedAttributesCount: 0, droppedEventsCount: 0, droppedLinksCount: 0 },
  }
}
