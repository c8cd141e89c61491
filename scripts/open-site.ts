/** Prepares a process to make pages: its log, its settings, the thread that reads the content, and the framework with the finished build. */
import { createServer } from 'node:http'
import type { Handler } from '../lib/gateway/handler.ts'
import { codeFolder } from '../lib/process/code-folder.ts'
import { startContentThread } from '../lib/process/content-thread.ts'
import { installProcessLog } from '../lib/process/json-console.ts'
import { readSettings } from '../lib/process/settings.ts'

async function startTracingWhereAsked(): Promise<void> {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_SERVICE_NAME: name,
    OTEL_TRACES_SAMPLER_ARG: share,
  } = readSettings(process.env)
  if (endpoint) (await import('../lib/process/start-tracing.ts')).startTracing({ endpoint, name, share })
}

/** @param port that the framework is told; nothing listens there by this. @returns once the first page can be made. */
export async function openSite(port: number): Promise<Handler> {
  // What the running site writes is for its own user alone.
  process.umask(0o077)
  installProcessLog()
  // The framework decides by it what it loads, so it is set first.
  Object.assign(process.env, { NODE_ENV: 'production' })
  await startTracingWhereAsked()
  const { default: next } = await import('next')
  startContentThread()
  // A server of its own that never listens: the site takes no WebSockets, and the framework would otherwise take them for it.
  const app = next({ dev: false, dir: codeFolder(), port, httpServer: createServer(), quiet: true })
  await app.prepare()
  return app.getRequestHandler()
}
