/** The lead server as a separate process, which can be killed at any time. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const command = ['--conditions=react-server', 'tests/support/lead-server.ts']

/** Environment of the server in addition to that of the test. */
export type Settings = Readonly<Record<string, string | undefined>>

export type KillableServer = {
  url: string
  /** Its error output so far. */
  complaints: () => string
  /** SIGKILL: none of its code runs after it. Resolves once the process is gone. */
  kill: () => Promise<void>
}

/** @throws if it does not start. */
export async function startKillableServer(settings: Settings): Promise<KillableServer> {
  const options = { cwd: root, env: { ...process.env, ...settings } }
  const child = spawn(process.execPath, command, { ...options, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  const gone = once(child, 'close')
  let complaints = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints += chunk
  })
  const port = await Promise.race([once(child, 'message').then(([message]) => Number(message)), gone.then(() => undefined)])
  if (port === undefined) throw new Error(`The server did not start: ${complaints}`)
  return {
    url: `http://127.0.0.1:${port}/`,
    complaints: () => complaints,
    kill: async () => {
      child.kill('SIGKILL')
      await gone
    },
  }
}
