/** A fake trace collector: receives OTLP over HTTP, as JSON. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

const value = z.object({
  stringValue: z.string().optional(),
  intValue: z.coerce.number().optional(),
  boolValue: z.boolean().optional(),
})
const attributes = z.array(z.object({ key: z.string(), value: z.looseObject(value.shape) })).default([])

const spanSchema = z.looseObject({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes,
  events: z.array(z.unknown()).default([]),
  status: z.looseObject({ code: z.number().optional(), message: z.string().optional() }).default({}),
})

const bodySchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})

export type CollectedSpan = {
  id: string
  parent: string | undefined
  trace: string
  name: string
  facts: Readonly<Record<string, unknown>>
  isFailed: boolean
}

const toFacts = (given: z.output<typeof attributes>) =>
  Object.fromEntries(
    given.map(({ key, value: { stringValue, intValue, boolValue } }) => [key, stringValue ?? intValue ?? boolValue]),
  )

export type TraceCollector = {
  url: string
  spans: CollectedSpan[]
  /** All received data, unchanged. */
  bodies: string[]
  stop: () => Promise<void>
}

export async function startTraceCollector(port = 0): Promise<TraceCollector> {
  const spans: CollectedSpan[] = []
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const body: unknown = await json(request)
    bodies.push(JSON.stringify(body))
    for (const { scopeSpans } of bodySchema.parse(body).resourceSpans)
      for (const { traceId, spanId, parentSpanId, name, attributes: given, status } of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ id: spanId, parent: parentSpanId, trace: traceId, name, facts: toFacts(given), isFailed: status.code === 2 })
    response.setHeader('Content-Type', 'application/json')
    response.end('{}')
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const { port: own } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${own}`,
    spans,
    bodies,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
