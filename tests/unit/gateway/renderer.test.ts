/** Pages come from the second process where there is one that is up to date, and from this one otherwise; none is lost. */
import { beforeEach, expect, test, vi } from 'vitest'
import type { CachedResponse, PageRequest } from '@/lib/gateway/cache/cached-response'
import { Renderer, type RendererProcess } from '@/lib/gateway/rendering/renderer'
import type { RenderedPage, RendererCommand, RendererMessage } from '@/lib/gateway/rendering/renderer-messages'
import { expectConsole } from '../../support/fail-on-console.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

const pageAt = (key: string): PageRequest => ({ key, address: key, language: 'nl', status: 200, isSecure: false })

const responseOf = (key: string, text: string): CachedResponse => ({
  page: pageAt(key),
  headers: ['content-type', 'text/html'],
  etag: `W/"${text}"`,
  bytes: Buffer.from(text),
  compressed: {},
  compressing: new Map(),
  isBestCompressed: false,
  hits: 0,
  renderedAt: 0,
  freshUntil: 0,
  staleSince: undefined,
})

const renderedOf = (key: string, text: string): RenderedPage => {
  const { compressing: _, ...rendered } = responseOf(key, text)
  return rendered
}

type FakeProcess = { commands: RendererCommand[]; isKilled: boolean; send: (message: RendererMessage) => void; end: () => void }

/** Processes that do nothing by themselves, in the command in which they were started. */
function createProcesses() {
  const processes: FakeProcess[] = []
  const launch = (): RendererProcess => {
    const fake: FakeProcess = { commands: [], isKilled: false, send: () => {}, end: () => {} }
    processes.push(fake)
    return {
      send: (command) => void fake.commands.push(command),
      listen: (send, end) => Object.assign(fake, { send, end }),
      kill: () => {
        fake.isKilled = true
        fake.end()
      },
    }
  }
  const here = vi.fn(async ({ key }: PageRequest) => responseOf(key, 'here'))
  const renderer = new Renderer({ launch, here })
  renderer.start()
  const latest = (): FakeProcess => {
    const fake = processes.at(-1)
    if (!fake) throw new Error('nothing was started')
    return fake
  }
  return { processes, latest, renderer, here }
}

/** Of what a process was told, the pages. */
const pagesOf = ({ commands }: FakeProcess) => commands.flatMap((command) => (command.kind === 'render' ? [command] : []))
const textOf = async (rendered: Promise<CachedResponse | undefined>) => String((await rendered)?.bytes)

test('a page is made beside as soon as there is a process for it, and here before', async () => {
  const { latest, renderer } = createProcesses()
  expect([renderer.isOffloaded, await textOf(renderer.render(pageAt('/a/')))]).toEqual([false, 'here'])
  latest().send({ kind: 'ready' })
  const asked = renderer.render(pageAt('/b/'))
  await vi.advanceTimersByTimeAsync(0)
  expect(renderer.isOffloaded).toBe(true)
  expect(pagesOf(latest())).toMatchObject([{ id: 0, page: { key: '/b/' }, encodings: [], etag: undefined }])
  latest().send({ kind: 'rendered', id: 0, result: renderedOf('/b/', 'renderer') })
  expect(await textOf(asked)).toBe('renderer')
})

test('what is known already comes without its bytes, and in the forms that were asked for', async () => {
  const { latest, renderer } = createProcesses()
  latest().send({ kind: 'ready' })
  const previous = { ...responseOf('/a/', 'as before'), compressed: { br: Buffer.from('tight') } }
  const same = renderer.render(pageAt('/a/'), previous)
  const other = renderer.render(pageAt('/a/'), previous)
  await vi.advanceTimersByTimeAsync(0)
  expect(pagesOf(latest())).toMatchObject([{ encodings: ['br'], etag: 'W/"as before"' }, { encodings: ['br'] }])
  latest().send({ kind: 'rendered', id: 0, result: { ...renderedOf('/a/', 'as before'), bytes: undefined } })
  latest().send({
    kind: 'rendered',
    id: 1,
    result: { ...renderedOf('/a/', 'another'), compressed: { br: Buffer.from('of it') } },
  })
  expect((await same)?.bytes).toBe(previous.bytes)
  expect(await other).toMatchObject({ bytes: Buffer.from('another'), compressed: { br: Buffer.from('of it') } })
})

test('another page than was expected is nobody’s', async () => {
  const { latest, renderer, here } = createProcesses()
  latest().send({ kind: 'ready' })
  const asked = renderer.render(pageAt('/a/'))
  await vi.advanceTimersByTimeAsync(0)
  latest().send({ kind: 'rendered', id: 0, result: undefined })
  expect(await asked).toBeUndefined()
  expect(here).not.toHaveBeenCalled()
})

test('where it has much to do, this process makes pages too', async () => {
  const { latest, renderer, here } = createProcesses()
  latest().send({ kind: 'ready' })
  for (const key of ['/a/', '/b/', '/c/']) void renderer.render(pageAt(key))
  expect(await textOf(renderer.render(pageAt('/d/')))).toBe('here')
  expect(here).toHaveBeenCalledTimes(1)
  expect(pagesOf(latest())).toHaveLength(3)
})

test('after a change nothing is asked for until all of it is read there', async () => {
  const { latest, renderer } = createProcesses()
  latest().send({ kind: 'ready' })
  renderer.renew('/api/reload-content/')
  renderer.renew('/api/reload-testimonials/')
  const asked = renderer.render(pageAt('/a/'), responseOf('/a/', 'as before'))
  latest().send({ kind: 'renewed' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect([renderer.isOffloaded, pagesOf(latest()).length]).toEqual([true, 0])
  latest().send({ kind: 'renewed' })
  await vi.advanceTimersByTimeAsync(0)
  expect(latest().commands.map(({ kind }) => kind)).toEqual(['renew', 'renew', 'render'])
  latest().send({ kind: 'rendered', id: 0, result: renderedOf('/a/', 'renderer') })
  expect(await textOf(asked)).toBe('renderer')
})

test('what waits for that too long is made here, and so is everything until it is read', async () => {
  const { latest, renderer } = createProcesses()
  latest().send({ kind: 'ready' })
  renderer.renew('/api/reload-content/')
  const asked = renderer.render(pageAt('/a/'), responseOf('/a/', 'as before'))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await textOf(asked)).toBe('here')
  expect([renderer.isOffloaded, await textOf(renderer.render(pageAt('/b/')))]).toEqual([false, 'here'])
  latest().send({ kind: 'renewed' })
  expect(renderer.isOffloaded).toBe(true)
})

test('what a process that ended was asked for is made here; the next one begins with what changed', async () => {
  const { processes, latest, renderer } = createProcesses()
  latest().send({ kind: 'ready' })
  renderer.renew('/api/reload-content/')
  latest().send({ kind: 'renewed' })
  const asked = renderer.render(pageAt('/a/'))
  await vi.advanceTimersByTimeAsync(0)
  latest().end()
  expect(await textOf(asked)).toBe('here')
  expect(renderer.isOffloaded).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(processes).toHaveLength(2)
  expect(latest().commands).toEqual([{ kind: 'renew', path: '/api/reload-content/' }])
  latest().send({ kind: 'ready' })
  expect(pagesOf(latest())).toEqual([])
  latest().send({ kind: 'renewed' })
  void renderer.render(pageAt('/b/'))
  await vi.advanceTimersByTimeAsync(0)
  expect(pagesOf(latest())).toHaveLength(1)
  expectConsole()
})

test('who waits for a page too long gets it from here; the other may still come', async () => {
  const { latest, renderer, here } = createProcesses()
  latest().send({ kind: 'ready' })
  const asked = renderer.render(pageAt('/a/'))
  const again = renderer.render(pageAt('/b/'), responseOf('/b/', 'as before'))
  await vi.advanceTimersByTimeAsync(250)
  expect(await textOf(asked)).toBe('here')
  latest().send({ kind: 'rendered', id: 0, result: renderedOf('/a/', 'renderer') })
  latest().send({ kind: 'rendered', id: 1, result: renderedOf('/b/', 'renderer') })
  expect(await textOf(again)).toBe('renderer')
  expect(here).toHaveBeenCalledTimes(1)
})

test('a page that takes long here is made once', async () => {
  const { processes, latest, renderer, here } = createProcesses()
  here.mockImplementation(async ({ key }) => {
    await new Promise((done) => setTimeout(done, 1_000))
    return responseOf(key, 'here')
  })
  const beforeIt = renderer.render(pageAt('/a/'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([await textOf(beforeIt), here.mock.calls.length]).toEqual(['here', 1])
  latest().send({ kind: 'ready' })
  const late = renderer.render(pageAt('/b/'))
  await vi.advanceTimersByTimeAsync(300)
  latest().end()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([await textOf(late), here.mock.calls.length]).toEqual(['here', 2])
  expect(processes).toHaveLength(1)
  expectConsole()
})

test('a visitor waits for content that is read there no longer than for a page', async () => {
  const { latest, renderer } = createProcesses()
  latest().send({ kind: 'ready' })
  renderer.renew('/api/reload-content/')
  const asked = renderer.render(pageAt('/a/'))
  await vi.advanceTimersByTimeAsync(250)
  expect(await textOf(asked)).toBe('here')
  expect([renderer.isOffloaded, pagesOf(latest()).length]).toEqual([true, 0])
})

test('where no process can be started, pages are made here, and it is tried again', async () => {
  expectConsole()
  const launch = vi.fn(() => {
    throw new Error('no more processes')
  })
  const renderer = new Renderer({ launch, here: async ({ key }) => responseOf(key, 'here') })
  renderer.start()
  expect(await textOf(renderer.render(pageAt('/a/')))).toBe('here')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(launch).toHaveBeenCalledTimes(2)
})

test('one that gives no page is ended, and its page made here', async () => {
  const { processes, latest, renderer } = createProcesses()
  latest().send({ kind: 'ready' })
  const asked = renderer.render(pageAt('/a/'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([processes[0]?.isKilled, await textOf(asked)]).toEqual([true, 'here'])
  expectConsole()
})

test('one that always ends is started ever more seldom', async () => {
  const { processes, latest } = createProcesses()
  expectConsole()
  for (let count = 0; count < 10; count += 1) {
    latest().end()
    await vi.advanceTimersByTimeAsync(60_000)
  }
  expect(processes).toHaveLength(11)
  latest().end()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(processes).toHaveLength(11)
})
