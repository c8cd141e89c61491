/** `npm start`: serves the finished build behind lib/gateway, until SIGINT or SIGTERM; then it finishes what is under way. */
import './load-env.ts'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGateway } from '../lib/gateway/create-gateway.ts'
import { readGatewaySettings } from '../lib/gateway/gateway-settings.ts'
import { codeFolder } from '../lib/process/code-folder.ts'
import { startContentThread } from '../lib/process/content-thread.ts'
import { installProcessLog } from '../lib/process/json-console.ts'
import { logError, logInfo } from '../lib/process/log.ts'
import { readSettings } from '../lib/process/settings.ts'
import { runStopHooks } from '../lib/process/stop-hooks.ts'
import { tracing } from '../lib/process/tracing.ts'

/** Milliseconds that requests under way and the last tasks may take. */
const timeout = 8_000

// What the running site writes is for its own user alone.
process.umask(0o077)
installProcessLog()
// The framework decides by it what it loads, so it is set first.
Object.assign(process.env, { NODE_ENV: 'production' })
const {
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME: name,
  OTEL_TRACES_SAMPLER_ARG: share,
} = readSettings(process.env)
if (endpoint) (await import('../lib/process/start-tracing.ts')).startTracing({ endpoint, name, share })
const { default: next } = await import('next')

const { port, ...settings } = readGatewaySettings(process.env)
startContentThread()
// A server of its own that never listens: the site takes no WebSockets, and the framework would otherwise take them for it.
const app = next({ dev: false, dir: codeFolder(), port, httpServer: createServer(), quiet: true })
await app.prepare()
const { server, stopping } = createGateway({ ...settings, handle: app.getRequestHandler() })

let isEnding = false

async function stop(signal: NodeJS.Signals): Promise<void> {
  if (isEnding) return
  isEnding = true
  logInfo('stopping', { signal })
  stopping()
  const isClosed = new Promise<void>((done) => server.close(() => done()))
  server.closeIdleConnections()
  await Promise.race([isClosed.then(runStopHooks).then(() => tracing()?.stop()), sleep(timeout)])
  logInfo('stopped')
  process.exit(0)
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
server.on('error', (error) => {
  logError('not-started', { error })
  process.exit(1)
})
server.listen(port, () => logInfo('started', { port }))
