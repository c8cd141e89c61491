/**
 * `npm run bench:overload`: measures the rate of the finished build, then sends twice as many requests for a while, and then few
 * again. Copy the figures to tests/bench/README.md.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import autocannon from 'autocannon'
import { serveArguments } from '../../scripts/run-command.ts'

const port = 3303
const site = `http://localhost:${port}`
const seconds = 15
/** Enough parallel visitors that the server's rate is the limit. */
const crowd = 1200

const env = (folder: string) => ({ ...process.env, PORT: String(port), VAR_DIR: folder })

async function start(folder: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, serveArguments, { stdio: ['ignore', 'ignore', 'ignore'], env: env(folder) })
  while (server.exitCode === null) {
    const answer = await fetch(`${site}/api/ready/`).catch(() => undefined)
    if (answer?.ok) return server
    await sleep(200)
  }
  throw new Error('the site does not start')
}

/** Response times (ms) of health and a file; returns a function that stops and reports. */
function watch(file: string): () => Promise<string> {
  const addresses = ['/api/health/', file].map((path) => site + path)
  const worker = new Worker(new URL('./watch-health.ts', import.meta.url), { workerData: addresses })
  return async () => {
    worker.postMessage('stop')
    const [result] = await once(worker, 'message')
    return String(result)
  }
}

async function load(
  name: string,
  path: string,
  file: string,
  options: { connections: number; overallRate?: number },
): Promise<number> {
  const stop = watch(file)
  const {
    statusCodeStats = {},
    latency,
    errors,
    timeouts,
    duration,
  } = await autocannon({
    url: site + path,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    ...options,
  })
  const health = await stop()
  const count = (status: `${number}`) => statusCodeStats[status]?.count ?? 0
  const others = Object.keys(statusCodeStats).filter((status) => !['200', '429', '503'].includes(status))
  console.log(
    `| ${name} | ${Math.round(count('200') / duration)} | ${Math.round((count('503') + count('429')) / duration)} | ${others.join(' ') || 'none'} | ${latency.p50} | ${latency.p99} | ${errors}/${timeouts} | ${health} |`,
  )
  return count('200') / duration
}

const folder = mkdtempSync(join(tmpdir(), 'overload-'))
const server = await start(folder)
try {
  const file = /"(\/_next\/static\/[^"]+\.js)"/.exec(await (await fetch(`${site}/nl/`)).text())?.[1] ?? '/favicon.ico'
  console.log(
    '| load | 200/s | 429 and 503/s | other status | p50 ms | p99 ms | errors/timeouts | health and a file: median (slowest) ms |',
  )
  console.log('|---|---|---|---|---|---|---|---|')
  // A cached page, one with a slot of the static limit, one with a slot of the dynamic limit.
  for (const path of ['/nl/', '/nl/nieuwsbrief/bevestigen/', '/map-frame/nl/']) {
    const capacity = await load(`${path}: 20 visitors`, path, file, { connections: 20 })
    await load(`${path}: twice that`, path, file, { connections: crowd, overallRate: Math.round(capacity * 2) })
    await load(`${path}: 20 visitors again`, path, file, { connections: 20 })
  }
} finally {
  server.kill()
  rmSync(folder, { recursive: true, force: true })
}
