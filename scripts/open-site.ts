/**
 * Prepares a process to render pages: log, settings, tracing, the content worker thread, and the framework with the finished
 * build.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
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

/**
 * Gives the framework its configuration from the build, as its own standalone server does. It would compile `next.config.ts`
 * otherwise, for which it loads a compiler of 37 MiB.
 */
function takeBuiltSettings(): void {
  const { config } = JSON.parse(readFileSync(join(codeFolder(), '.next', 'required-server-files.json'), 'utf8'))
  process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = JSON.stringify(config)
}

/**
 * @param port passed to the framework; this function does not listen on it.
 * @returns the framework's request handler, once it is ready.
 */
export async function openSite(port: number): Promise<Handler> {
  // Files that the running site writes are readable only by its own user.
  process.umask(0o077)
  installProcessLog()
  // Set before the framework is imported, which loads different code depending on it.
  Object.assign(process.env, { NODE_ENV: 'production' })
  await startTracingWhereAsked()
  takeBuiltSettings()
  const { default: next } = await import('next')
  startContentThread()
  // A server that never listens: otherwise the framework would accept WebSockets, which the site does not use.
  const app = next({ dev: false, dir: codeFolder(), port, httpServer: createServer(), quiet: true })
  await app.prepare()
  return app.getRequestHandler()
}
