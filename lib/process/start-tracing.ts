/** Sends spans to a collector, by OpenTelemetry's own libraries. Loaded only where the setting names one. */
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
  /** Of the collector, such as `http://localhost:4318`; spans go to `/v1/traces` below it. */
  endpoint: string
  /** What the collector calls this site. */
  name: string
  /** Of all requests, from 0 to 1. */
  share: number
}

/** Gets spans without what is nobody else's business. */
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

/** The framework's own spans (a page, its parts, what it fetches) stand below ours from then on. */
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
