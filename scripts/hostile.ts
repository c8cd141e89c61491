/**
 * `npm run hostile -- 50000`: serves the finished build on a port of its own, sends it that many hostile requests and says
 * what came of them, with the memory of the server meanwhile. `-- 50000 7` starts from another seed.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { readSettings } from '../lib/process/settings.ts'
import { attack } from '../tests/hostile/attack.ts'
import { serveArguments } from './run-command.ts'

const [requests = 5000, seed = 1] = process.argv.slice(2).map(Number)
const port = readSettings({ PORT: '3055', ...process.env }).PORT
const url = `http://localhost:${port}`
const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
const shownFaults = 20

async function waitForAnswer(server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(`${url}/api/ready/`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error('the site does not start')
}

/** Resident memory in MiB; 0 where the system does not tell. */
function memoryOf(pid: number | undefined): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}

// Each request may come from another visitor, so that limits do not keep attacks from getting through.
const env = { ...process.env, PORT: String(port), VAR_DIR: folder, REQUESTS_PER_MINUTE: '0', TRUSTED_PROXIES: '1' }
const server = spawn(process.execPath, serveArguments, { env, stdio: ['ignore', 'ignore', 'pipe'] })
/** What the server logged meanwhile, by event and message. */
const complaints = new Map<string, number>()
createInterface({ input: server.stderr }).on('line', (line) => {
  const kind = /"event":"[^"]*"/.exec(line)?.[0] ?? line.slice(0, 100)
  const key = `${kind} ${/"(?:message|text)":"[^"]{0,80}/.exec(line)?.[0] ?? ''}`
  complaints.set(key, (complaints.get(key) ?? 0) + 1)
})

try {
  await waitForAnswer(server)
  const start = performance.now()
  const memory: string[] = []
  const { statuses, faults, trapped } = await attack({
    url,
    requests,
    seed,
    onProgress: (sent) => {
      if (sent % 5000 === 0) memory.push(`${sent}: ${memoryOf(server.pid)}`)
    },
  })
  const health = await fetch(`${url}/api/ready/`)
  console.log(`${requests} requests in ${Math.round((performance.now() - start) / 1000)} s, seed ${seed}`)
  console.log('by status', statuses)
  console.log(`memory in MiB after requests: ${memory.join(', ')}`)
  console.log(`${faults.length} faults, ${trapped.length} requests led astray, ready afterwards: ${health.status}`)
  for (const fault of faults.slice(0, shownFaults)) console.log(fault)
  for (const [complaint, count] of [...complaints].slice(0, shownFaults)) console.log(`log, ${count} times: ${complaint}`)
  process.exitCode = faults.length + trapped.length > 0 ? 1 : 0
} finally {
  server.kill()
  rmSync(folder, { recursive: true, force: true })
}
