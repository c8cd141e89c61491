/**
 * Spans of the work that answers a request or sends a message, for a collector of traces. start-tracing.ts puts them in place where an address is
 * set; without one nothing is loaded, and work runs as it is. On globalThis: gateway and site are separate bundles of one process.
 * Facts are counts, kinds and texts of our own, never what a visitor typed or an address (docs/run/watch.md).
 */

export type SpanFacts = Readonly<Record<string, string | number | boolean>>

export type OpenSpan = {
  /** Runs work as a part of this span. */
  run: <T>(work: () => T) => T
  add: (facts: SpanFacts) => void
  /** @param isFailed whether the work did not succeed. */
  end: (isFailed?: boolean) => void
}

export type Tracing = {
  start: (name: string, facts: SpanFacts) => OpenSpan
  /** A span of work that is over, and took so many milliseconds. */
  note: (name: string, facts: SpanFacts, duration: number, isFailed: boolean) => void
  /** Sends what is left. */
  stop: () => Promise<void>
}

declare global {
  var siteTracing: Tracing | undefined
}

/** Undefined where no traces are asked for. */
export const tracing = (): Tracing | undefined => globalThis.siteTracing

const nothing: OpenSpan = { run: (work) => work(), add: () => undefined, end: () => undefined }

export const startSpan = (name: string, facts: SpanFacts = {}): OpenSpan => tracing()?.start(name, facts) ?? nothing

/** A span for as long as the work takes. Rejects with what the work rejects with. */
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
