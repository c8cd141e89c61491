/** When a page loads the framework's scripts (lib/http/late-scripts.ts). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lateScript } from '@/lib/http/late-scripts'

const own = document.createElement('script')
// Other tests of the same document may have left theirs.
const ours = 'script[async][src="/a.js"], script[async][src="/b.js"]'
const added = () => [...document.head.querySelectorAll(ours)].map((element) => element.getAttribute('src'))

const spies: { mockRestore: () => void }[] = []
let frames: FrameRequestCallback[] = []
const draw = () => {
  for (const act of frames.splice(0)) act(0)
}

beforeEach(() => {
  own.dataset['files'] = '/a.js /b.js'
  spies.push(vi.spyOn(document, 'currentScript', 'get').mockReturnValue(own))
  vi.stubGlobal('requestAnimationFrame', (act: FrameRequestCallback) => frames.push(act))
})
afterEach(() => {
  frames = []
  for (const spy of spies.splice(0)) spy.mockRestore()
  vi.unstubAllGlobals()
  for (const element of document.head.querySelectorAll(ours)) element.remove()
})

// Runs the inline scripts at the end of the page, as a browser does.
const run = () => new Function(lateScript)()

test('the scripts are added in order after a frame was painted', () => {
  run()
  draw()
  expect(added()).toEqual([])
  draw()
  expect(added()).toEqual(['/a.js', '/b.js'])
})

test('a hidden tab paints no frame: they are added at once', () => {
  spies.push(vi.spyOn(document, 'hidden', 'get').mockReturnValue(true))
  run()
  expect(added()).toEqual(['/a.js', '/b.js'])
})
