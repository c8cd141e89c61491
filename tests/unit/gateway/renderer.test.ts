/** Pages are rendered by the renderer process while it is up to date, and by this process otherwise; no request is lost. */
import { beforeEach, expect, test, vi } from 'vitest'
import type { CachedResponse, PageRequest } from '@/lib/gateway/cache/cached-response'
import { Renderer, type RendererProcess } from '@/lib/gateway/rendering/renderer'
import type { RenderedPage, RendererCommand, RendererMessage } from '@/lib/gateway/rendering/renderer-messages'
import { pageAt, responseOf as plainResponse } from '../../support/cached-response.ts'
import { expectConsole } from '../../support/fail-on-console.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

const responseOf = (key: string, text: string): CachedResponse => ({
  ...plainResponse(pageAt(key), text),
  headers: ['content-type', 'text/html'],
  etag: `W/"${text}"`,
})

const renderedOf = (key: string, text: string): RenderedPage => {
  const { compressing: _, ...rendered } = responseOf(key, text)
  return rendered
}

type FakeProcess = { commands: RendererCommand[]; isKilled: boolean; send: (message: RendererMessage) => void; end: () => void }

/** Fake processes, in the order in which they were started. */
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

/** The pages that were requested from a process. */
const pagesOf = ({ commands }: FakeProcess) => commands.flatMap((command) => (command.kind === 'render' ? [command] : []))
const textOf = async (rendered: Promise<CachedResponse | undefined>) => String((await rendered)?.bytes)

test('a page is rendered by the renderer once that is ready, and here before', async () => {
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

test('an unchanged page comes without its bytes, a changed one in the requested encodings', async () => {
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

test('a page that cannot be cached is not rendered again here', async () => {
  const { latest, renderer, here } = createProcesses()
  latest().send({ kind: 'ready' })
  const asked = renderer.render(pageAt('/a/'))
  await vi.advanceTimersByTimeAsync(0)
  latest().send({ kind: 'rendered', id: 0, result: undefined })
  expect(await asked).toBeUndefined()
  expect(here).not.toHaveBeenCalled()
})

test('while the renderer is busy, this process renders pages too', async () => {
  const { latest, renderer, here } = createProcesses()
  latest().send({ kind: 'ready' })
  for (const key of ['/a/', '/b/', '/c/']) void renderer.render(pageAt(key))
  expect(await textOf(renderer.render(pageAt('/d/')))).toBe('here')
  expect(here).toHaveBeenCalledTimes(1)
  expect(pagesOf(latest())).toHaveLength(3)
})

test('after a change no page is requested until the renderer has reloaded all content', async () => {
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

test('a page that waits too long for the reload is rendered here, and so are all pages until it is finished', async () => {
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

test('pages of a renderer that ended are rendered here; the next renderer first reloads the content', async () => {
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

test('a visitor who waits too long gets the page from here; re-rendered pages may still come from the renderer', async () => {
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

test('a page that takes long here is rendered once', async () => {
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

test('a visitor waits for the reload no longer than for a page', async () => {
  const { latest, renderer } = createProcesses()
  latest().send({ kind: 'ready' })
  renderer.renew('/api/reload-content/')
  const asked = renderer.render(pageAt('/a/'))
  await vi.advanceTimersByTimeAsync(250)
  expect(await textOf(asked)).toBe('here')
  expect([renderer.isOffloaded, pagesOf(latest()).length]).toEqual([true, 0])
})

test('when no process can be started, pages are rendered here, and the start is repeated', async () => {
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

test('a renderer that returns no page is killed, and its page rendered here', async () => {
  const { processes, latest, renderer } = createProcesses()
  latest().send({ kind: 'ready' })
  const asked = renderer.render(pageAt('/a/'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([processes[0]?.isKilled, await textOf(asked)]).toEqual([true, 'here'])
  expectConsole()
})

test('a renderer that ends each time is restarted at growing intervals', async () => {
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
