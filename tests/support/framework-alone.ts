/** Serves the finished build by the framework alone, without the gateway: the output that `lib/gateway` and `lib/http` process. */
import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

const program = `
import { createServer } from 'node:http'
import next from 'next'
const app = next({ dev: false, dir: process.cwd(), httpServer: createServer(), quiet: true })
await app.prepare()
const server = createServer(app.getRequestHandler())
server.listen(0, () => process.send(server.address().port))
`

export type FrameworkAlone = {
  port: number
  /** The console output since the last call. */
  takeLog: () => string
  stop: () => Promise<void>
}

function waitForPort(child: ChildProcess): Promise<number> {
  return new Promise((done, fail) => {
    child.once('message', (port) => done(Number(port)))
    child.once('exit', (code) => fail(new Error(`the framework ended with code ${code}`)))
  })
}

/** @param varDir folder for the files that the site writes. */
export async function startFrameworkAlone(varDir: string): Promise<FrameworkAlone> {
  const env = { ...process.env, NODE_ENV: 'production', VAR_DIR: resolve(varDir), NEXT_TELEMETRY_DISABLED: '1' } as const
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: resolve(import.meta.dirname, '../..'),
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      log += chunk.toString()
    })
  const port = await waitForPort(child)
  const takeLog = () => {
    const taken = log
    log = ''
    return taken
  }
  const stop = () =>
    new Promise<void>((done) => {
      child.removeAllListeners('exit')
      child.once('exit', () => done())
      child.kill('SIGKILL')
    })
  return { port, takeLog, stop }
}
