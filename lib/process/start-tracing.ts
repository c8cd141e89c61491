/** Sends trace spans to a collector with the OpenTelemetry libraries. Loaded only if a collector is configured. */
import { context, type Span, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { cleanSpan } from './clean-spans.ts'
import type { OpenSpan } from './tracing.ts'

type Options = {
  /** Address of the collector, such as `http://localhost:4318`; spans are sent to `/v1/traces` below it. */
  endpoint: string
  /** Service name of this site. */
  name: string
  /** Share of the requests that are traced, from 0 to 1. */
  share: number
}

/** An exporter that removes personal data from spans. */
function exporterTo(endpoint: string): SpanExporter {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  return {
    export: (spans, done) => exporter.export(spans.map(cleanSpan), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush(),
  }
}

function toOpenSpan(span: Span): OpenSpan {
  const within = trace.setSpan(context.active(), span)
  return {
    run: (work) => context.with(within, work),
    add: (facts) => void span.setAttributes(facts),
    end: (isFailed = false) => {
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

/** From then on the framework's own spans (pages, their parts, fetches) are children of ours. */
export function startTracing({ endpoint, name, share }: Options): void {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: exporterTo(endpoint) })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  const tracer = provider.getTracer('site')
  globalThis.siteTracing = {
    start: (spanName, attributes) => toOpenSpan(tracer.startSpan(spanName, { attributes })),
    note: (spanName, attributes, duration, isFailed) => {
      const span = tracer.startSpan(spanName, { attributes, startTime: Date.now() - duration })
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
    stop: async () => {
      globalThis.siteTracing = undefined
      await provider.shutdown()
      trace.disable()
      context.disable()
    },
  }
}
