/** Components whose script is loaded after hydration. */
import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { later } from '@/components/ui/later.client'

const Tool = ({ name }: { name: string }) => <button type="button">{name}</button>

test('nothing is rendered until the script is loaded, then all of them at once', async () => {
  const fetchTool = vi.fn(async () => Tool)
  const LaterTool = later(fetchTool)
  render(
    <>
      <LaterTool name="one" />
      <LaterTool name="two" />
    </>,
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(await screen.findAllByRole('button')).toHaveLength(2)
  render(<LaterTool name="three" />)
  expect(screen.getByRole('button', { name: 'three' })).toBeVisible()
  expect(fetchTool.mock.calls.length).toBeLessThanOrEqual(2)
})

test('the placeholder stays where the script cannot be loaded, and the next component retries', async () => {
  const fetchTool = vi.fn(async () => Tool).mockRejectedValueOnce(new Error('gone'))
  const LaterTool = later(fetchTool, ({ name }) => <p>{name} is not here</p>)
  const { unmount } = render(<LaterTool name="one" />)
  await act(async () => {})
  expect(screen.getByText('one is not here')).toBeVisible()
  unmount()
  render(<LaterTool name="two" />)
  expect(await screen.findByRole('button', { name: 'two' })).toBeVisible()
})

test("the browser hydrates the server's markup, even if the script is already loaded", async () => {
  const LaterTool = later(
    async () => Tool,
    ({ name }) => <p>{name}</p>,
  )
  const place = document.createElement('div')
  place.innerHTML = renderToString(<LaterTool name="one" />)
  expect(place).toHaveTextContent('one')
  await LaterTool.load()
  const onRecoverableError = vi.fn()
  const root = await act(async () => hydrateRoot(place, <LaterTool name="one" />, { onRecoverableError }))
  expect(place.querySelector('button')).toHaveTextContent('one')
  expect(onRecoverableError).not.toHaveBeenCalled()
  act(() => root.unmount())
})

test('a component that a page always needs is requested during hydration', async () => {
  const fetchTool = vi.fn(async () => Tool)
  const LaterTool = later(fetchTool, undefined, true)
  expect(fetchTool).toHaveBeenCalledOnce()
  await act(async () => {})
  render(<LaterTool name="one" />)
  expect(screen.getByRole('button', { name: 'one' })).toBeVisible()
})
