/** A form of the list sent without leaving the page, also in browsers before 2024. */
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followList } from '@/components/shared-list/follow-list'

const page = (answer: string) => `
  <div data-live="homes"><ol><li id="home-1"><form data-quiet action="/nl/x/"><button id="heart-1">${answer}</button></form></li></ol></div>`

const controller = new AbortController()
const onFail = vi.fn()

beforeEach(() => {
  document.body.innerHTML = page('Ja')
  vi.stubGlobal('fetch', async () => new Response(page('Nee')))
})
afterEach(() => {
  controller.abort()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test('a sent form is not reported as failed where the browser has no `checkVisibility`', async () => {
  expect('checkVisibility' in Element.prototype).toBe(false)
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
  followList({ changesHref: '/n/', version: 1, onUpdate: () => {}, onFail, signal: controller.signal })
  document.querySelector<HTMLElement>('#heart-1')?.click()
  await waitFor(() => expect(document.querySelector('#heart-1')).toHaveTextContent('Nee'))
  await waitFor(() => expect(document.querySelector('#heart-1')).toHaveFocus())
  expect(onFail).not.toHaveBeenCalled()
})
