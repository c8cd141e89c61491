/** Sends many hostile requests to a running site and counts the results. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import fc from 'fast-check'
import { arbitraryRequest, type HostileRequest } from './arbitrary-request.ts'
import { judge } from './judge.ts'
import { sendRaw } from './send-raw.ts'
import { readSiteMap } from './site-map.ts'

export type AttackResult = {
  statuses: Readonly<Record<string, number>>
  /** Each with the request that caused it. */
  faults: readonly string[]
  /** Requests that an attack made the site itself send. */
  trapped: readonly string[]
}

type Attack = {
  /** Address of the site, without a slash at the end. */
  url: string
  requests: number
  /** The same seed gives the same requests. */
  seed: number
  /** Called regularly with the number of sent requests. */
  onProgress?: (sent: number) => void
}

const together = 8
const batch = 1000

/** Our own server that must never get a request. */
async function setTrap() {
  const trapped: string[] = []
  const server = createServer((request, response) => {
    trapped.push(`${request.method} ${request.url}`)
    response.end('trapped')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { trapped, address: `127.0.0.1:${port}`, close: () => server.close() }
}

const show = ({ pieces }: HostileRequest) => JSON.stringify(pieces.join('').slice(0, 600))

/** @throws if the site cannot be reached at the start. */
export async function attack({ url, requests, seed, onProgress }: Attack): Promise<AttackResult> {
  const { host, hostname, port } = new URL(url)
  const map = await readSiteMap(url)
  const trap = await setTrap()
  const statuses: Record<string, number> = {}
  const faults: string[] = []

  async function attempt(request: HostileRequest): Promise<void> {
    try {
      const answer = await sendRaw(hostname, Number(port), request.pieces, request.isUnfinished)
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      for (const fault of judge(request, answer, [host])) faults.push(`${fault}: ${show(request)}`)
    } catch (error) {
      faults.push(`${error instanceof Error ? error.message : error}: ${show(request)}`)
    }
  }

  for (let sent = 0; sent < requests; sent += batch) {
    const queue = fc.sample(arbitraryRequest(map, host, trap), {
      numRuns: Math.min(batch, requests - sent),
      seed: seed + sent,
    })
    const work = async () => {
      for (let request = queue.pop(); request; request = queue.pop()) await attempt(request)
    }
    await Promise.all(Array.from({ length: together }, work))
    onProgress?.(Math.min(requests, sent + batch))
  }
  trap.close()
  return { statuses, faults, trapped: trap.trapped }
}
