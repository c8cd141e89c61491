/** `npm start`: serves the finished build behind lib/gateway. On SIGINT or SIGTERM it finishes running requests and ends. */
import './load-env.ts'
import { createGateway } from '../lib/gateway/create-gateway.ts'
import { readGatewaySettings } from '../lib/gateway/gateway-settings.ts'
import { launchRenderer } from '../lib/gateway/rendering/renderer.ts'
import { endContentThread } from '../lib/process/content-thread.ts'
import { disablePretenuring } from '../lib/process/disable-pretenuring.ts'
import { logError, logInfo } from '../lib/process/log.ts'
import { programUrl } from '../lib/process/program-url.ts'
import { finishBefore } from '../lib/process/stop-hooks.ts'
import { tracing } from '../lib/process/tracing.ts'
import { openSite } from './open-site.ts'

/**
 * Limits of the shutdown in ms. `all`: requests and stop hooks together. `requests`: after that the hooks start although requests
 * are running.
 */
const timeouts = { all: 8_000, requests: 6_000 }

// As the first process of a container (PID 1) it would ignore signals without a handler.
const leave = () => process.exit(0)
process.on('SIGINT', leave).on('SIGTERM', leave)

disablePretenuring()
const { port, hasRenderer, ...settings } = readGatewaySettings(process.env)
const { server, startRenderer, close } = createGateway({
  ...settings,
  handle: await openSite(port),
  launch: hasRenderer ? () => launchRenderer(programUrl('./renderer', import.meta.url)) : undefined,
})

let isEnding = false

async function stop(signal: NodeJS.Signals): Promise<void> {
  if (isEnding) return
  isEnding = true
  logInfo('stopping', { signal })
  await finishBefore(close(), async () => tracing()?.stop(), timeouts)
  await endContentThread()
  logInfo('stopped')
  process.exit(0)
}

process.on('SIGINT', stop).on('SIGTERM', stop)
process.off('SIGINT', leave).off('SIGTERM', leave)
server.on('error', (error) => {
  logError('not-started', { error })
  process.exit(1)
})
server.listen(port, () => {
  logInfo('started', { port })
  startRenderer()
})
