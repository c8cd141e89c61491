/** The servers to compare: the finished build, and the smallest site of the framework. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { programs, serveArguments } from '../../scripts/run-command.ts'

/** `folder`: for the files that it writes. */
export type Server = { url: string; folder: string; process: ChildProcess; stop: () => void }

async function waitFor(address: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await sleep(200)
  }
  throw new Error(`${address} does not answer`)
}

/** Our server, with a separate folder for its files and without the limits per visitor. */
export async function startSite(port: number): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const env = { ...process.env, PORT: String(port), VAR_DIR: folder, REQUESTS_PER_MINUTE: '0' }
  const server = spawn(process.execPath, serveArguments, { stdio: 'ignore', env })
  const url = `http://localhost:${port}`
  await waitFor(`${url}/api/ready/`, server)
  const stop = () => {
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, folder, process: server, stop }
}

/** The empty site, built first, served by the framework's own server. */
export async function startEmpty(port: number): Promise<Server> {
  const folder = 'tests/bench/empty'
  const run = [programs.next, 'build', folder]
  execFileSync(process.execPath, run, { stdio: 'ignore' })
  const server = spawn(process.execPath, [programs.next, 'start', folder, '-p', String(port)], { stdio: 'ignore' })
  const url = `http://localhost:${port}`
  await waitFor(`${url}/`, server)
  return { url, folder, process: server, stop: () => void server.kill() }
}
