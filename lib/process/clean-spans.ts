/**
 * Removes personal data from trace spans before they are sent: only attributes of the site and of the framework's routes remain.
 */
import type { ReadableSpan } from '@opentelemetry/sdk-trace'

/** The framework's attributes in this list name its files and steps; none contains an address, a query or an error message. */
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

/**
 * The framework appends addresses to some names: `fetch GET https://…`, `GET /nl/?…`. Names of its own files have letters and
 * brackets only.
 */
const withoutAddress = (name: string) => name.replace(/\s(?:\S*(?:[?@=%]|:\/\/)).*$/, '')

/** Returns a copy: other code of the process still uses the span. */
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
