/** Limited parallel work, with a lower limit per host. */
import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runLimitedPerHost } from '@/lib/server/fetch/limit-per-host'

test('every item is processed once, at most four at a time, and two per host', async () => {
  const addresses = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(20)), { maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(addresses, async (places) => {
      const items = places.map(([host, place]) => `https://${host}.test/${place}`)
      const open: string[] = []
      const done: string[] = []
      const most = { all: 0, host: 0 }
      await runLimitedPerHost(
        items,
        (item) => item,
        async (item) => {
          const { host } = new URL(item)
          open.push(host)
          most.all = Math.max(most.all, open.length)
          most.host = Math.max(most.host, open.filter((other) => other === host).length)
          await turn()
          open.splice(open.indexOf(host), 1)
          done.push(item)
        },
      )
      expect(done.sort()).toEqual([...items].sort())
      expect(most.all).toBeLessThanOrEqual(4)
      expect(most.host).toBeLessThanOrEqual(2)
    }),
  )
})

test('several hosts are processed in parallel', async () => {
  const open = new Set<string>()
  let most = 0
  await runLimitedPerHost(
    ['https://a.test/1', 'https://a.test/2', 'https://b.test/1', 'https://b.test/2', 'https://c.test/1'],
    (item) => item,
    async (item) => {
      open.add(item)
      most = Math.max(most, open.size)
      await turn()
      open.delete(item)
    },
  )
  expect(most).toBe(4)
})
