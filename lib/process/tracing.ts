/**
 * Trace spans of requests and outgoing messages. start-tracing.ts sets this up if a collector is configured; otherwise nothing is
 * loaded, and these functions only run the work. On globalThis, since gateway and site are separate bundles in one process.
 * Attributes are counts, kinds and texts of our own, never addresses or what a visitor typed (docs/run/watch.md).
 */

export type SpanFacts = Readonly<Record<string, string | number | boolean>>

export type OpenSpan = {
  /** Runs work with this span as the parent of new spans. */
  run: <T>(work: () => T) => T
  add: (facts: SpanFacts) => void
  /** @param isFailed sets the status of the span to error. */
  end: (isFailed?: boolean) => void
}

export type Tracing = {
  start: (name: string, facts: SpanFacts) => OpenSpan
  /** Adds a span of finished work. `duration` in ms. */
  note: (name: string, facts: SpanFacts, duration: number, isFailed: boolean) => void
  /** Sends the remaining spans. */
  stop: () => Promise<void>
}

declare global {
  var siteTracing: Tracing | undefined
}

/** Undefined while tracing is off. */
export const tracing = (): Tracing | undefined => globalThis.siteTracing

const nothing: OpenSpan = { run: (work) => work(), add: () => undefined, end: () => undefined }

export const startSpan = (name: string, facts: SpanFacts = {}): OpenSpan => tracing()?.start(name, facts) ?? nothing

/** Runs work in a span of its own. @throws errors of the work. */
export async function inSpan<T>(name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T> {
  const span = startSpan(name, facts)
  try {
    const result = await span.run(work)
    span.end()
    return result
  } catch (error) {
    span.end(true)
    throw error
  }
}
