/**
 * `npm run hostile -- 50000`: serves the finished build on a separate port, sends that many hostile requests, and reports the
 * results and the memory of the server. `-- 50000 7` uses another random seed.
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

/** Resident memory in MiB; 0 on systems without `/proc`. */
function memoryOf(pid: number | undefined): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}

// Without rate limits, and with a forwarded address per request, so that the attacks reach the site.
const env = { ...process.env, PORT: String(port), VAR_DIR: folder, REQUESTS_PER_MINUTE: '0', TRUSTED_PROXIES: '1' }
const server = spawn(process.execPath, serveArguments, { env, stdio: ['ignore', 'ignore', 'pipe'] })
/** Numbers of log entries by event and message. */
const logged = new Map<string, number>()
createInterface({ input: server.stderr }).on('line', (line) => {
  const kind = /"event":"[^"]*"/.exec(line)?.[0] ?? line.slice(0, 100)
  const key = `${kind} ${/"(?:message|text)":"[^"]{0,80}/.exec(line)?.[0] ?? ''}`
  logged.set(key, (logged.get(key) ?? 0) + 1)
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
  for (const [entry, count] of [...logged].slice(0, shownFaults)) console.log(`log, ${count} times: ${entry}`)
  process.exitCode = faults.length + trapped.length > 0 ? 1 : 0
} finally {
  server.kill()
  rmSync(folder, { recursive: true, force: true })
}
