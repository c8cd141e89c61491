/** The renderer process of a site under test. */
import { execFileSync } from 'node:child_process'
import { expect } from '@playwright/test'
import type { RunningSite } from './site-server.ts'

/** Number of pages it has rendered so far. */
async function madeBeside({ url }: RunningSite): Promise<number> {
  const numbers = await (await fetch(`${url}/api/metrics/`)).text()
  return Number(/^site_pages_made_total\{by="renderer"\} (\d+)$/m.exec(numbers)?.[1])
}

let asked = 0

/** Requests lists that are not cached until one is rendered there. */
export async function expectMadeBeside(site: RunningSite): Promise<void> {
  const before = await madeBeside(site)
  const askForAnother = async () => {
    asked += 1
    expect((await fetch(`${site.url}/nl/te-koop/?maxPrice=${600_000 + asked}&type=2`)).status).toBe(200)
    return madeBeside(site)
  }
  // It has low priority, so on a busy machine it starts slowly.
  await expect.poll(askForAnother, { timeout: 200_000 }).toBeGreaterThan(before)
}

/** Its process id. @throws if there is none. */
export function findRenderer(site: RunningSite): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const all = lines.map((line) => /^\s*(\d+)\s+(\d+)\s.*renderer\.ts/.exec(line)?.slice(1).map(Number) ?? [])
  const [pid] = all.find(([, parent]) => parent === site.pid) ?? []
  if (pid === undefined) throw new Error('no second process')
  return pid
}
