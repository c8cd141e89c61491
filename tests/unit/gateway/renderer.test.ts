/** Pages come from the second process where there is one that is up to date, and from this one otherwise; none is lost. */
import { beforeEach, expect, test, vi } from 'vitest'
import type { KeptAnswer, WantedPage } from '@/lib/gateway/kept-answer'
import { Renderer, type RendererProcess } from '@/lib/gateway/renderer'
import type { MadePage, RendererNews, RendererOrder } from '@/lib/gateway/renderer-messages'
import { expectConsole } from '../../support/fail-on-console.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

const pageAt = (key: string): WantedPage => ({ key, address: key, language: 'nl', status: 200, isSecure: false })

const answerOf = (key: string, text: string): KeptAnswer => ({
  page: pageAt(key),
  headers: ['content-type', 'text/html'],
  etag: `W/"${text}"`,
  bytes: Buffer.from(text),
  compressed: {},
  compressing: new Map(),
  isTight: false,
  asked: 0,
  madeAt: 0,
  freshUntil: 0,
  formerSince: undefined,
})

const madeOf = (key: string, text: string): MadePage => {
  const { compressing: _, ...made } = answerOf(key, text)
  return made
}

type Stand = { orders: RendererOrder[]; isKilled: boolean; say: (news: RendererNews) => void; end: () => void }

/** Processes that do nothing by themselves, in the order in which they were started. */
function createStands() {
  const stands: Stand[] = []
  const launch = (): RendererProcess => {
    const stand: Stand = { orders: [], isKilled: false, say: () => {}, end: () => {} }
    stands.push(stand)
    return {
      send: (order) => void stand.orders.push(order),
      listen: (say, end) => Object.assign(stand, { say, end }),
      kill: () => {
        stand.isKilled = true
        stand.end()
      },
    }
  }
  const here = vi.fn(async ({ key }: WantedPage) => answerOf(key, 'here'))
  const renderer = new Renderer({ launch, here })
  renderer.start()
  const latest = (): Stand => {
    const stand = stands.at(-1)
    if (!stand) throw new Error('nothing was started')
    return stand
  }
  return { stands, latest, renderer, here }
}

/** Of what a process was told, the pages. */
const pagesOf = ({ orders }: Stand) => orders.flatMap((order) => (order.kind === 'make' ? [order] : []))
const textOf = async (made: Promise<KeptAnswer | undefined>) => String((await made)?.bytes)

test('a page is made beside as soon as there is a process for it, and here before', async () => {
  const { latest, renderer } = createStands()
  expect([renderer.isBeside, await textOf(renderer.ask(pageAt('/a/')))]).toEqual([false, 'here'])
  latest().say({ kind: 'ready' })
  const asked = renderer.ask(pageAt('/b/'))
  await vi.advanceTimersByTimeAsync(0)
  expect(renderer.isBeside).toBe(true)
  expect(pagesOf(latest())).toMatchObject([{ id: 0, page: { key: '/b/' }, forms: [], etag: undefined }])
  latest().say({ kind: 'made', id: 0, made: madeOf('/b/', 'beside') })
  expect(await textOf(asked)).toBe('beside')
})

test('what is known already comes without its bytes, and in the forms that were asked for', async () => {
  const { latest, renderer } = createStands()
  latest().say({ kind: 'ready' })
  const former = { ...answerOf('/a/', 'as before'), compressed: { br: Buffer.from('tight') } }
  const same = renderer.ask(pageAt('/a/'), former)
  const other = renderer.ask(pageAt('/a/'), former)
  await vi.advanceTimersByTimeAsync(0)
  expect(pagesOf(latest())).toMatchObject([{ forms: ['br'], etag: 'W/"as before"' }, { forms: ['br'] }])
  latest().say({ kind: 'made', id: 0, made: { ...madeOf('/a/', 'as before'), bytes: undefined } })
  latest().say({ kind: 'made', id: 1, made: { ...madeOf('/a/', 'another'), compressed: { br: Buffer.from('of it') } } })
  expect((await same)?.bytes).toBe(former.bytes)
  expect(await other).toMatchObject({ bytes: Buffer.from('another'), compressed: { br: Buffer.from('of it') } })
})

test('another page than was expected is nobody’s', async () => {
  const { latest, renderer, here } = createStands()
  latest().say({ kind: 'ready' })
  const asked = renderer.ask(pageAt('/a/'))
  await vi.advanceTimersByTimeAsync(0)
  latest().say({ kind: 'made', id: 0, made: undefined })
  expect(await asked).toBeUndefined()
  expect(here).not.toHaveBeenCalled()
})

test('where it has much to do, this process makes pages too', async () => {
  const { latest, renderer, here } = createStands()
  latest().say({ kind: 'ready' })
  for (const key of ['/a/', '/b/', '/c/']) void renderer.ask(pageAt(key))
  expect(await textOf(renderer.ask(pageAt('/d/')))).toBe('here')
  expect(here).toHaveBeenCalledTimes(1)
  expect(pagesOf(latest())).toHaveLength(3)
})

test('after a change nothing is asked for until all of it is read there', async () => {
  const { latest, renderer } = createStands()
  latest().say({ kind: 'ready' })
  renderer.renew('/api/reload-content/')
  renderer.renew('/api/reload-testimonials/')
  const asked = renderer.ask(pageAt('/a/'), answerOf('/a/', 'as before'))
  latest().say({ kind: 'renewed' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect([renderer.isBeside, pagesOf(latest()).length]).toEqual([true, 0])
  latest().say({ kind: 'renewed' })
  await vi.advanceTimersByTimeAsync(0)
  expect(latest().orders.map(({ kind }) => kind)).toEqual(['renew', 'renew', 'make'])
  latest().say({ kind: 'made', id: 0, made: madeOf('/a/', 'beside') })
  expect(await textOf(asked)).toBe('beside')
})

test('what waits for that too long is made here, and so is everything until it is read', async () => {
  const { latest, renderer } = createStands()
  latest().say({ kind: 'ready' })
  renderer.renew('/api/reload-content/')
  const asked = renderer.ask(pageAt('/a/'), answerOf('/a/', 'as before'))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await textOf(asked)).toBe('here')
  expect([renderer.isBeside, await textOf(renderer.ask(pageAt('/b/')))]).toEqual([false, 'here'])
  latest().say({ kind: 'renewed' })
  expect(renderer.isBeside).toBe(true)
})

test('what a process that ended was asked for is made here; the next one begins with what changed', async () => {
  const { stands, latest, renderer } = createStands()
  latest().say({ kind: 'ready' })
  renderer.renew('/api/reload-content/')
  latest().say({ kind: 'renewed' })
  const asked = renderer.ask(pageAt('/a/'))
  await vi.advanceTimersByTimeAsync(0)
  latest().end()
  expect(await textOf(asked)).toBe('here')
  expect(renderer.isBeside).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stands).toHaveLength(2)
  expect(latest().orders).toEqual([{ kind: 'renew', path: '/api/reload-content/' }])
  latest().say({ kind: 'ready' })
  expect(pagesOf(latest())).toEqual([])
  latest().say({ kind: 'renewed' })
  void renderer.ask(pageAt('/b/'))
  await vi.advanceTimersByTimeAsync(0)
  expect(pagesOf(latest())).toHaveLength(1)
  expectConsole()
})

test('who waits for a page too long gets it from here; the other may still come', async () => {
  const { latest, renderer, here } = createStands()
  latest().say({ kind: 'ready' })
  const asked = renderer.ask(pageAt('/a/'))
  const again = renderer.ask(pageAt('/b/'), answerOf('/b/', 'as before'))
  await vi.advanceTimersByTimeAsync(250)
  expect(await textOf(asked)).toBe('here')
  latest().say({ kind: 'made', id: 0, made: madeOf('/a/', 'beside') })
  latest().say({ kind: 'made', id: 1, made: madeOf('/b/', 'beside') })
  expect(await textOf(again)).toBe('beside')
  expect(here).toHaveBeenCalledTimes(1)
})

test('a page that takes long here is made once', async () => {
  const { stands, latest, renderer, here } = createStands()
  here.mockImplementation(async ({ key }) => {
    await new Promise((done) => setTimeout(done, 1_000))
    return answerOf(key, 'here')
  })
  const beforeIt = renderer.ask(pageAt('/a/'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([await textOf(beforeIt), here.mock.calls.length]).toEqual(['here', 1])
  latest().say({ kind: 'ready' })
  const late = renderer.ask(pageAt('/b/'))
  await vi.advanceTimersByTimeAsync(300)
  latest().end()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([await textOf(late), here.mock.calls.length]).toEqual(['here', 2])
  expect(stands).toHaveLength(1)
  expectConsole()
})

test('a visitor waits for content that is read there no longer than for a page', async () => {
  const { latest, renderer } = createStands()
  latest().say({ kind: 'ready' })
  renderer.renew('/api/reload-content/')
  const asked = renderer.ask(pageAt('/a/'))
  await vi.advanceTimersByTimeAsync(250)
  expect(await textOf(asked)).toBe('here')
  expect([renderer.isBeside, pagesOf(latest()).length]).toEqual([true, 0])
})

test('where no process can be started, pages are made here, and it is tried again', async () => {
  expectConsole()
  const launch = vi.fn(() => {
    throw new Error('no more processes')
  })
  const renderer = new Renderer({ launch, here: async ({ key }) => answerOf(key, 'here') })
  renderer.start()
  expect(await textOf(renderer.ask(pageAt('/a/')))).toBe('here')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(launch).toHaveBeenCalledTimes(2)
})

test('one that gives no page is ended, and its page made here', async () => {
  const { stands, latest, renderer } = createStands()
  latest().say({ kind: 'ready' })
  const asked = renderer.ask(pageAt('/a/'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([stands[0]?.isKilled, await textOf(asked)]).toEqual([true, 'here'])
  expectConsole()
})

test('one that always ends is started ever more seldom', async () => {
  const { stands, latest } = createStands()
  expectConsole()
  for (let count = 0; count < 10; count += 1) {
    latest().end()
    await vi.advanceTimersByTimeAsync(60_000)
  }
  expect(stands).toHaveLength(11)
  latest().end()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(stands).toHaveLength(11)
})
