/** The document inside the frame: it waits for the page, shows what the page sends, and responds. */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DomUtil } from 'leaflet'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MapFrame } from '@/components/map/frame/map-frame'
import { retryTiles } from '@/components/map/frame/map-tiles.client'
import type { MapMarker } from '@/lib/domain/map/map-marker'
import type { PageMessage, ShowMessage } from '@/lib/domain/map/messages'
import { renderIn } from '../../support/render'
import { SizeObserver } from '../../support/resize-observer'

const dock: MapMarker = {
  id: 1,
  latitude: 51.23,
  longitude: 4.409,
  isApproximate: false,
  label: '€ 545.000',
  title: 'Dokappartement',
  href: '/nl/te-koop/antwerpen/dokappartement/1/',
  marquee: 0,
  marqueeName: '',
  markerKind: 'rest',
}
const villa: MapMarker = {
  ...dock,
  id: 2,
  latitude: 51.3,
  longitude: 4.51,
  isApproximate: true,
  label: '€ 1.475.000',
  title: 'Villa',
}
const farm: MapMarker = {
  ...dock,
  id: 3,
  latitude: 51.29,
  longitude: 4.43,
  label: '€ 500.000',
  title: 'Hoeve',
  marquee: 4,
  marqueeName: 'Verkocht',
  markerKind: 'off',
}
const show: ShowMessage = {
  kind: 'show',
  properties: [dock, villa, farm],
  infoMessage: '3 panden in dit kaartbeeld',
  mapType: 'list',
  customMarker: '',
  ignoreList: [4],
  selectedId: 0,
  bounds: null,
  shapes: null,
}

const say = (data: PageMessage, from: { origin?: string; source?: Window | null } = {}) =>
  act(() =>
    window.dispatchEvent(new MessageEvent('message', { origin: window.location.origin, source: window.parent, data, ...from })),
  )

async function renderMap(message: ShowMessage = show) {
  const posted = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined)
  const rendered = renderIn('nl', <MapFrame language="nl" />)
  say(message)
  await screen.findByRole('region', { name: /^Kaart/ })
  return { posted, ...rendered }
}

/** Every media query matches, except dark mode. */
const appearance = Object.assign(new EventTarget(), { isDark: false })
const matchMedia = (query: string) => ({
  matches: !query.includes('dark') || appearance.isDark,
  addEventListener: appearance.addEventListener.bind(appearance),
  removeEventListener: appearance.removeEventListener.bind(appearance),
})

beforeEach(() => {
  appearance.isDark = false
  vi.stubGlobal('matchMedia', matchMedia)
  vi.stubGlobal('ResizeObserver', SizeObserver)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
})

describe('messages', () => {
  test('it reports ready, to pages of this site only', () => {
    const posted = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined)
    renderIn('nl', <MapFrame language="nl" />)
    expect(posted).toHaveBeenCalledExactlyOnceWith({ kind: 'ready' }, window.location.origin)
  })

  test.each([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another window', { source: null }],
  ])('it ignores messages from %s', async (_name, from) => {
    vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined)
    renderIn('nl', <MapFrame language="nl" />)
    say(show, from)
    await act(() => new Promise((done) => setTimeout(done, 50)))
    expect(screen.queryByRole('region')).toBeNull()
  })
})

describe('markers', () => {
  test('are buttons with price and name, in the order of the list', async () => {
    await renderMap()
    const names = within(screen.getByRole('region'))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
    expect(names).toEqual(['€ 545.000, Dokappartement', '€ 1.475.000, Villa, ligging bij benadering', 'Verkocht, Hoeve'])
  })

  test('for a hidden address there is an area', async () => {
    const { container } = await renderMap()
    expect(container.querySelectorAll('.leaflet-overlay-pane path')).toHaveLength(1)
  })

  test('that would overlap are shown as one number', async () => {
    await renderMap({ ...show, properties: [dock, { ...dock, id: 4, latitude: 51.2304, title: 'Loft' }, villa] })
    await userEvent.click(screen.getByRole('button', { name: '2 panden, zoom in' }))
    expect(screen.getByRole('region')).toHaveFocus()
  })

  test('of one building open as a list', async () => {
    const { posted } = await renderMap({ ...show, properties: [dock, { ...dock, id: 4, title: 'Loft' }, villa] })
    await userEvent.click(screen.getByRole('button', { name: '2 panden, zoom in' }))
    const panel = screen.getByRole('region', { name: 'Gekozen op de kaart' })
    expect(
      within(panel)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['€ 545.000Dokappartement', '€ 545.000Loft'])
    expect(posted).toHaveBeenLastCalledWith({ kind: 'selection', id: 1 }, window.location.origin)
  })

  test('are highlighted with their card', async () => {
    await renderMap()
    const marker = screen.getByRole('button', { name: '€ 545.000, Dokappartement' })
    say({ kind: 'highlight', id: dock.id })
    expect(marker).toHaveAttribute('data-on')
    expect(marker).toHaveAttribute('aria-pressed', 'false')
    say({ kind: 'highlight', id: 0 })
    expect(marker).not.toHaveAttribute('data-on')
  })

  test('on a detail page there is nothing to choose', async () => {
    await renderMap({ ...show, mapType: 'detail', properties: [dock], customMarker: 'Loodsbootkaai 8' })
    expect(screen.getByText('Loodsbootkaai 8')).toBeInTheDocument()
    expect(within(screen.getByRole('region')).queryAllByRole('button')).toEqual([])
  })
})

test('by keyboard: choose a marker, read its link, return with Escape', async () => {
  const { posted } = await renderMap()
  const marker = screen.getByRole('button', { name: 'Verkocht, Hoeve' })
  act(() => marker.focus())
  await userEvent.keyboard('{Enter}')
  expect(posted).toHaveBeenLastCalledWith({ kind: 'selection', id: farm.id }, window.location.origin)
  const link = screen.getByRole('link', { name: /Hoeve/ })
  expect(link).toHaveAttribute('href', farm.href)
  expect(link).toHaveAttribute('target', '_top')
  expect(link).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('link', { name: /Hoeve/ })).toBeNull()
  expect(marker).toHaveFocus()
  expect(posted).toHaveBeenLastCalledWith({ kind: 'selection', id: 0 }, window.location.origin)
})

test('a focused marker is scrolled into view when the map became lower without its window', async () => {
  await renderMap()
  const marker = screen.getByRole('button', { name: /Dokappartement/ })
  const place = marker.closest<HTMLElement>('.leaflet-marker-icon')
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(200)
  const heightOf = () =>
    DomUtil.getPosition(place ?? document.body).y +
    DomUtil.getPosition(screen.getByRole('region').querySelector('.leaflet-map-pane') ?? document.body).y
  act(() => marker.focus())
  expect(heightOf()).toBeLessThanOrEqual(200)
  expect(heightOf()).toBeGreaterThanOrEqual(0)
})

test('a search in the visible area is offered after the map was moved', async () => {
  const { posted } = await renderMap()
  expect(screen.queryByRole('button', { name: 'Zoek in dit gebied' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Inzoomen' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Zoek in dit gebied' }))
  expect(posted).toHaveBeenLastCalledWith(
    { kind: 'bounds', bounds: expect.objectContaining({ south: expect.any(Number), east: expect.any(Number) }) },
    window.location.origin,
  )
})

test("the page's message and the attribution are on the map", async () => {
  await renderMap()
  expect(screen.getByText('3 panden in dit kaartbeeld')).toBeVisible()
  expect(screen.getByText('Schematische kaart')).toBeVisible()
})

test("tiles come from this site only, and follow the system's dark mode", async () => {
  const { container } = await renderMap()
  const addresses = () => [...container.querySelectorAll('img.leaflet-tile')].map((tile) => tile.getAttribute('src'))
  const allAre = (scheme: string) => {
    expect(addresses()).not.toHaveLength(0)
    const address = new RegExp(`^/tiles/\\d+/\\d+/\\d+/nl-${scheme}-[0-9a-f]{10}/$`)
    for (const found of addresses()) expect(found).toMatch(address)
  }
  await waitFor(() => allAre('light'))
  appearance.isDark = true
  act(() => {
    appearance.dispatchEvent(new Event('change'))
  })
  await waitFor(() => allAre('dark'))
})

test('a failed tile is requested five more times, then the visitor is informed (ruling 21)', () => {
  vi.useFakeTimers()
  const onGivenUp = vi.fn()
  const onError = retryTiles(onGivenUp)
  const tile = document.createElement('img')
  document.body.append(tile)
  const asked = vi.spyOn(tile, 'src', 'set')
  for (const [index, delay] of [350, 700, 1400, 2800, 5600].entries()) {
    onError({ tile })
    vi.advanceTimersByTime(delay - 1)
    expect(asked).toHaveBeenCalledTimes(index)
    vi.advanceTimersByTime(1)
    expect(asked).toHaveBeenCalledTimes(index + 1)
  }
  expect(onGivenUp).not.toHaveBeenCalled()
  onError({ tile })
  expect(onGivenUp).toHaveBeenCalledOnce()
  tile.remove()
  vi.useRealTimers()
})
