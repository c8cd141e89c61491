/** The counts of the filter form follow the choices; a server that does not respond is asked five more times (ruling 21). */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveCounts } from '@/components/list/filters/live-counts.client'
import { renderIn, withMessages } from '../../support/render'

const texts = {
  found: { one: '{count} pand gevonden', other: '{count} panden gevonden' },
  failed: 'Het aantal panden kon niet worden opgehaald.',
  retry: 'Opnieuw proberen',
}
const fetchMock = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  fetchMock.mockReset()
  vi.stubGlobal('fetch', fetchMock)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function renderForm() {
  renderIn(
    'nl',
    <form>
      <label>
        <input type="checkbox" name="garden" value="1" /> Tuin
      </label>
      <small data-facet="garden:1" data-testid="garden">
        5
      </small>
      <b data-cell="more" data-testid="cell">
        Alle filters
      </b>
      <input aria-label="Prijs" name="minPrice" />
      <span data-total data-testid="total">
        16
      </span>
      <LiveCounts goal="sale" language="nl" texts={texts} />
    </form>,
  )
}

const choose = async (milliseconds: number) => {
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tuin' }))
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}

test('a choice requests its counts and shows them', async () => {
  fetchMock.mockResolvedValue(
    Response.json({ total: 4, counts: { 'garden:1': 4 }, cells: { more: { text: '1 gekozen', isSet: true } } }),
  )
  renderForm()
  await choose(200)
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/facets/?goal=sale&language=nl&garden=1')
  expect(screen.getByTestId('total')).toHaveTextContent('4')
  expect(screen.getByTestId('garden')).toHaveTextContent('4')
  expect(screen.getByTestId('cell')).toHaveTextContent('1 gekozen')
  expect(screen.getByTestId('cell')).toHaveAttribute('data-set')
  expect(screen.getByRole('status')).toHaveTextContent('4 panden gevonden')
})

test('choices made before the script ran are counted, too; an unchanged form sends no request', async () => {
  fetchMock.mockResolvedValue(Response.json({ total: 4, counts: {}, cells: {} }))
  const form = (
    <form>
      <input type="checkbox" name="garden" value="1" aria-label="Tuin" />
      <input type="checkbox" name="lift" value="1" defaultChecked />
      <select name="epc" defaultValue="b">
        <option value="">Alle</option>
        <option value="b">B</option>
      </select>
      <input name="price" defaultValue="300000" />
      <input type="range" min={400000} max={500000} defaultValue={300000} />
      <LiveCounts goal="sale" language="nl" texts={texts} />
    </form>
  )
  const show = async (choose: () => void) => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(withMessages('nl', form))
    choose()
    const { unmount } = render(withMessages('nl', form), { container, hydrate: true })
    await act(() => vi.advanceTimersByTimeAsync(200))
    unmount()
  }
  await show(() => {})
  expect(fetchMock).not.toHaveBeenCalled()
  await show(() => fireEvent.click(screen.getByRole('checkbox', { name: 'Tuin' })))
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/facets/?goal=sale&language=nl&garden=1&lift=1&epc=b&price=300000')
})

test('after six failed requests the visitor can retry', async () => {
  fetchMock.mockRejectedValue(new Error('down'))
  renderForm()
  await choose(150 + 350 + 700 + 1400 + 2800)
  expect(screen.queryByText(texts.failed)).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(5600))
  expect(fetchMock).toHaveBeenCalledTimes(6)
  expect(screen.getByText(texts.failed)).toBeVisible()

  fetchMock.mockResolvedValue(Response.json({ total: 7, counts: {}, cells: {} }))
  const again = screen.getByRole('button', { name: texts.retry })
  again.focus()
  fireEvent.click(again)
  // The button disappears with its message: the focus moves next to it.
  expect(screen.getByRole('status')).toHaveFocus()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByTestId('total')).toHaveTextContent('7')
  expect(screen.queryByText(texts.failed)).not.toBeInTheDocument()
})

test('a typed price counts while its field still has the focus', async () => {
  fetchMock.mockResolvedValue(Response.json({ total: 2, counts: {}, cells: {} }))
  renderForm()
  fireEvent.input(screen.getByRole('textbox', { name: 'Prijs' }), { target: { value: '400.000' } })
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/facets/?goal=sale&language=nl&minPrice=400.000')
  expect(screen.getByTestId('total')).toHaveTextContent('2')
})

test('only the latest choice counts', async () => {
  fetchMock.mockResolvedValue(Response.json({ total: 1, counts: {}, cells: {} }))
  renderForm()
  await choose(50)
  await choose(300)
  expect(fetchMock).toHaveBeenCalledOnce()
})
