/**
 * Sources over HTTP, from a CRM's server to files, ledger and report; unchanged data is not transferred again; page addresses are
 * sent to the CRM.
 */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { FeedSource } from '@/lib/feeds/feed-source'
import { listOutbox } from '@/lib/server/db/repositories/outbox/outbox'
import { queuePages } from '@/lib/server/feeds/give-pages'
import { runSource } from '@/lib/server/feeds/run-source'
import { takeNotice } from '@/lib/server/feeds/take-notice'
import { deliverDue } from '@/lib/server/outbox/deliver'
import { snapshot } from '../../support/content.ts'
import { type CrmName, crmKeys, someEstates, startCrm } from '../../support/crm-servers.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { expectConsole } from '../../support/fail-on-console.ts'
import { feedSource } from '../../support/feeds.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

const folder = ownVarFolder()
const names = Object.keys(crmKeys) as CrmName[]
const servers = new Map<CrmName, Awaited<ReturnType<typeof startCrm>>>()
const variableOf = (key: string) => `FEED_${key.toUpperCase()}`

beforeAll(async () => {
  for (const name of names) servers.set(name, await startCrm(name))
  vi.stubEnv('PRIVATE_HOSTS', [...servers.values()].map(({ host }) => host).join(','))
  vi.stubEnv('FEED_HOOK', 'a long secret')
  for (const keys of Object.values(crmKeys)) for (const [key, value] of Object.entries(keys)) vi.stubEnv(variableOf(key), value)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  for (const server of servers.values()) await server.stop()
})

/** Sources that are read completely each time: a webhook announces single estates. */
const readWhole = names.filter((name) => name !== 'sweepbright')

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 8))

function serverOf(name: CrmName) {
  const server = servers.get(name)
  if (!server) throw new Error(`no server of ${name}`)
  return server
}

function sourceOf(name: CrmName): FeedSource {
  const keys = Object.fromEntries(Object.keys(crmKeys[name]).map((key) => [key, variableOf(key)]))
  return feedSource({
    name,
    format: name,
    address: serverOf(name).address,
    keys: { ...keys, webhook: 'FEED_HOOK' },
    languages: ['nl'],
  })
}

describeOnBoth('runs over HTTP', (db) => {
  beforeEach(async () => {
    rmSync(join(folder, 'feeds'), { recursive: true, force: true })
    for (const table of ['feed_identity', 'feed_run', 'feed_lease', 'feed_notice', 'rate_limit', 'outbox'] as const)
      await db().deleteFrom(table).execute()
    for (const { crm } of servers.values())
      Object.assign(crm, { estates: someEstates(8), deleted: [], faults: [], log: [], pictures: [] })
    globalThis.currentSnapshot = { ...snapshot, feeds: names.map(sourceOf) }
  })
  afterEach(() => {
    globalThis.currentSnapshot = snapshot
  })

  const run = (name: CrmName, day: number) => runSource(db(), sourceOf(name), { now: at(day) })
  const ids = (items: readonly { feedId: string }[] | undefined) => items?.map(({ feedId }) => feedId)

  test.each(readWhole)('%s: a complete run, an unchanged one, then two runs without a listing', async (name) => {
    const { crm } = serverOf(name)
    const first = await run(name, 1)
    expect(first).toMatchObject({ outcome: 'done', counts: { listings: 8 } })
    // Validation errors of each listing are in the report at once, and only the mail about the content names them. Kyero has no
    // postcode, which composing already reports.
    const missing = { level: 'held-back', id: '1001', ...(name !== 'kyero' && { by: 'content' }) }
    expect(first?.remarks).toContainEqual(expect.objectContaining(missing))
    expect(await listOutbox(db())).toHaveLength(name === 'kyero' ? 1 : 0)
    expect(await run(name, 2)).toMatchObject({ outcome: 'unchanged', added: [], changed: [], missing: [] })
    crm.estates = crm.estates.slice(1)
    expect(ids((await run(name, 3))?.missing)).toEqual(['1001'])
    expect(ids((await run(name, 4))?.archived)).toEqual(['1001'])
  })

  test.each(['whise', 'omnicasa', 'skarabee'] as const)('%s: listings marked as deleted are archived at once', async (name) => {
    const { crm } = serverOf(name)
    await run(name, 1)
    Object.assign(crm, { estates: crm.estates.slice(1), deleted: ['1001'] })
    expect(await run(name, 2)).toMatchObject({ missing: [], archived: [{ feedId: '1001' }] })
  })

  test.each(['kyero', 'openimmo', 'table', 'listings-json', 'omnicasa'] as const)(
    '%s: unchanged data is not transferred again',
    async (name) => {
      const { crm } = serverOf(name)
      await run(name, 1)
      crm.log = []
      expect(await run(name, 2)).toMatchObject({ outcome: 'unchanged', counts: { listings: 8 } })
      expect(crm.log.length).toBeGreaterThan(0)
      expect(crm.log.every((line) => line.startsWith('304 '))).toBe(true)
      crm.estates = someEstates(9)
      expect(await run(name, 3)).toMatchObject({ outcome: 'done', added: [{ feedId: '1009' }] })
      // One cached response per address.
      expect(readdirSync(join(folder, 'feeds', name, 'answers'))).toHaveLength(name === 'omnicasa' ? 4 : 1)
    },
  )

  test.each(names)(
    '%s: a picture that is HTML, redirects elsewhere, is truncated or missing holds nothing back',
    async (name) => {
      const { crm, host } = serverOf(name)
      const at1 = (file: string) => `http://${host}/pictures/${file}`
      const wrong = ['page.png', 'astray.png', 'half.png', 'gone.png']
      crm.estates = someEstates(3, name === 'sweepbright' ? 'e-' : '').map((estate, place) => ({
        ...estate,
        pictures: [at1(`${place + 1}.png`), ...(place === 0 ? wrong.map(at1) : [])],
      }))
      if (name === 'sweepbright')
        for (const { id } of crm.estates)
          await takeNotice(db(), sourceOf(name), { token: 'a long secret', body: { estate_id: id } }, at(1))
      const report = await run(name, 1)
      expect(report).toMatchObject({ outcome: 'done', counts: { listings: 3, pictures: 3 }, added: [{}, {}, {}] })
      const reasons = Object.fromEntries(report?.files.map(({ url, reason }) => [url.split('/').at(-1), reason]) ?? [])
      expect(reasons).toEqual({
        'page.png': expect.stringContaining('found something else'),
        'astray.png': 'the address, or one that it leads to, is of a host that is not listed',
        'half.png': 'the connection failed or broke off',
        'gone.png': 'the server answered 404',
      })
      expect(crm.pictures.toSorted()).toEqual(['1.png', '2.png', '3.png', ...wrong].toSorted())
    },
  )

  test('after a stopped run the complete response is requested again', async () => {
    expectConsole()
    const { crm } = serverOf('kyero')
    await run('kyero', 1)
    crm.estates = someEstates(2)
    expect(await run('kyero', 2)).toMatchObject({ outcome: 'stopped' })
    crm.log = []
    expect(await run('kyero', 3)).toMatchObject({ outcome: 'stopped' })
    expect(crm.log).toEqual(['200 /kyero.xml'])
  })

  test('an announced unit fetches its project with all units; listings deleted at SweepBright are archived', async () => {
    const { crm } = serverOf('sweepbright')
    const [project, unit, other, alone] = someEstates(4, 'e-')
    if (!project || !unit || !other || !alone) throw new Error('no estates')
    const inProject = { projectId: project.id }
    crm.estates = [{ ...project, isProject: true }, { ...unit, ...inProject }, { ...other, ...inProject }, alone]
    const announce = (id: string, day: number) =>
      takeNotice(
        db(),
        sourceOf('sweepbright'),
        { token: 'a long secret', body: { event: 'estate-updated', estate_id: id } },
        at(day),
      )
    await announce(unit.id, 1)
    await announce(alone.id, 1)
    const first = await run('sweepbright', 1)
    expect(ids(first?.added)?.sort()).toEqual([project.id, alone.id].sort())
    crm.estates = crm.estates.filter(({ id }) => id !== alone.id)
    await announce(alone.id, 2)
    expect(await run('sweepbright', 2)).toMatchObject({ archived: [{ feedId: alone.id }] })
  })

  test('a CRM that asks for it gets the address of a page once, again after a change, and never of an unpublished listing', async () => {
    const [property, sold] = snapshot.properties
    if (!property || !sold) throw new Error('no properties')
    const identities = [property, sold, { id: 999_999_999 }].map(({ id }, place) => ({
      source: 'sweepbright',
      kind: 'property',
      feed_id: `e-${place}`,
      item_id: id,
    }))
    await db().insertInto('feed_identity').values(identities).execute()
    await db().insertInto('feed_identity').values({ source: 'whise', kind: 'property', feed_id: '7', item_id: 7 }).execute()
    const { crm } = serverOf('sweepbright')
    crm.pages.clear()
    expect(await queuePages(db(), at(1))).toBe(2)
    expect(await queuePages(db(), at(1))).toBe(0)
    expect(await deliverDue(db(), () => at(1))).toEqual({ sent: 2, failed: 0 })
    expect([...crm.pages.keys()].sort()).toEqual(['e-0', 'e-1'])
    expect(crm.pages.get('e-0')).toMatch(new RegExp(`^https?://[^/]+/nl/.+/${property.id}/$`))
    const moved = { ...property, city: 'MORTSEL' }
    const propertyById = new Map([...snapshot.propertyById, [property.id, moved] as const])
    globalThis.currentSnapshot = { ...snapshot, propertyById, feeds: names.map(sourceOf) }
    expect(await queuePages(db(), at(2))).toBe(1)
    crm.faults = ['none', 'ill']
    expectConsole()
    expect(await deliverDue(db(), () => at(2))).toEqual({ sent: 0, failed: 1 })
    expect(await deliverDue(db(), () => new Date(at(2).getTime() + 61_000))).toEqual({ sent: 1, failed: 0 })
    expect(crm.pages.get('e-0')).toContain('/mortsel/')
    expect((await listOutbox(db())).map(({ status }) => status)).toEqual(['sent', 'sent', 'sent'])
  })
})
