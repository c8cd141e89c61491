/** Drawing in the map's frame without a pointer: corners and circles as a list, and the messages to the page. */
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MapFrame } from '@/components/map/frame/map-frame'
import type { MapMarker } from '@/lib/domain/map/map-marker'
import type { PageMessage, ShowMessage } from '@/lib/domain/map/messages'
import { renderIn } from '../../support/render'
import { SizeObserver } from '../../support/resize-observer'

const inside: MapMarker = {
  id: 1,
  latitude: 51.205,
  longitude: 4.41,
  isApproximate: false,
  label: '€ 545.000',
  title: 'Dokappartement',
  href: '/nl/te-koop/antwerpen/dokappartement/1/',
  marquee: 0,
  marqueeName: '',
  markerKind: 'rest',
}
const outside: MapMarker = { ...inside, id: 2, latitude: 51.3, longitude: 4.51, label: '€ 1.475.000', title: 'Villa' }
const square = '51.2000,4.4000,51.2100,4.4000,51.2100,4.4200,51.2000,4.4200'
const show: ShowMessage = {
  kind: 'show',
  properties: [inside, outside],
  infoMessage: '',
  mapType: 'list',
  customMarker: '',
  ignoreList: [],
  selectedId: 0,
  bounds: null,
  shapes: { zone: [square], around: [] },
}

const say = (data: PageMessage) =>
  act(() => window.dispatchEvent(new MessageEvent('message', { origin: window.location.origin, source: window.parent, data })))

async function renderMap(message: ShowMessage = show) {
  const posted = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined)
  renderIn('nl', <MapFrame language="nl" />)
  say(message)
  await screen.findByRole('region', { name: /^Kaart/ })
  return { posted, expectPosted: (data: unknown) => expect(posted).toHaveBeenLastCalledWith(data, window.location.origin) }
}

const open = () => say({ kind: 'draw', shape: 'area', index: 0 })
const panel = (name: string) => within(screen.getByRole('region', { name }))
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', SizeObserver)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !query.includes('dark'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
})

describe('an area of the search', () => {
  test('is opened by a button of the page: its corners with the nearest place names, and its size', async () => {
    const { expectPosted } = await renderMap()
    open()
    const corners = panel('Hoeken van gebied 1')
    expect(corners.getByText('4 hoeken, 1,5 km²')).toBeVisible()
    expect(corners.getAllByRole('listitem')).toHaveLength(4)
    expect(corners.getAllByRole('listitem')[0]).toHaveTextContent(/51,2000 N.4,4000 O/)
    expectPosted({ kind: 'drawing', isOn: true })
  })

  test('a corner moves by the arrows of its row, is announced, and the search follows', async () => {
    const { expectPosted } = await renderMap()
    open()
    await userEvent.click(panel('Hoeken van gebied 1').getByRole('button', { name: /^1/ }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stap' }), '500')
    await press('500\u00a0m naar het westen')
    expect(screen.getByRole('status')).toHaveTextContent('Hoek 1 staat nu bij')
    await press('Toon 1 pand')
    expectPosted({
      kind: 'shapes',
      shapes: { zone: ['51.2000,4.3928,51.2100,4.4000,51.2100,4.4200,51.2000,4.4200'], around: [] },
    })
  })

  test('a corner on the map moves by the arrow keys', async () => {
    const { expectPosted } = await renderMap()
    open()
    const corner = screen.getByRole('button', { name: /^Hoek 1,/ })
    await userEvent.click(corner)
    expect(corner).toHaveAttribute('aria-pressed', 'true')
    act(() => corner.focus())
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await press('Toon 1 pand')
    expectPosted({ kind: 'shapes', shapes: expect.objectContaining({ zone: [expect.stringContaining('4.3928')] }) })
  })

  test('the focus stays in the panel when the pressed button disappears, and on the map when the panel does', async () => {
    await renderMap({ ...show, shapes: { zone: [], around: [] } })
    say({ kind: 'draw', shape: 'area', index: -1 })
    const title = screen.getByRole('heading', { name: 'Hoeken van gebied 1' })
    await press('Vierkant in het midden')
    expect(title).toHaveFocus()
    await press('Sluit')
    expect(screen.getByRole('region', { name: /^Kaart/ })).toHaveFocus()
  })

  test('corners can be added and removed, and that can be undone', async () => {
    await renderMap()
    open()
    const count = () => panel('Hoeken van gebied 1').getAllByRole('listitem').length
    await press('Hoek achteraan')
    expect(count()).toBe(5)
    await press('Verwijder')
    await press('Verwijder')
    expect(count()).toBe(3)
    await press('Ongedaan maken')
    expect(count()).toBe(4)
    await press('Hoek toevoegen tussen 2 en 3')
    expect(count()).toBe(5)
  })

  test('properties outside it are dimmed', async () => {
    await renderMap()
    const looks = (name: RegExp) => screen.getByRole('button', { name }).className
    expect(looks(/Villa/)).not.toBe(looks(/Dokappartement/))
  })
})

test('two quick clicks both count', async () => {
  await renderMap()
  open()
  const last = screen.getByRole('button', { name: 'Hoek achteraan' })
  act(() => {
    last.click()
    last.click()
  })
  expect(panel('Hoeken van gebied 1').getAllByRole('listitem')).toHaveLength(6)
})

test('a new area begins as a square in the centre, without a pointer', async () => {
  const { posted } = await renderMap({ ...show, shapes: { zone: [], around: [] } })
  await press('Gebied')
  await press('Vierkant in het midden')
  expect(panel('Hoeken van gebied 1').getAllByRole('listitem')).toHaveLength(4)
  await press(/^(Toon|Zoek hier)/)
  expect(posted.mock.lastCall?.[0]).toMatchObject({ kind: 'shapes', shapes: { zone: [expect.any(String)], around: [] } })
})

test('a circle begins in the centre, can be resized and removed', async () => {
  const { posted } = await renderMap({ ...show, shapes: { zone: [], around: [] } })
  await press('Straal')
  await press('Grotere straal')
  expect(screen.getByRole('status')).toHaveTextContent('De straal is nu 1,2 km.')
  act(() => screen.getByRole('button', { name: /^Straal 1,2/ }).focus())
  await userEvent.keyboard('{ArrowRight}')
  await press(/^(Toon|Zoek hier)/)
  expect(posted.mock.lastCall?.[0]).toMatchObject({ shapes: { zone: [], around: [expect.stringMatching(/,1\.4$/)] } })
  await press('Verwijder')
  expect(screen.queryByRole('region', { name: 'Straal 1' })).toBeNull()
})

test('nothing can be drawn on a map without a search', async () => {
  await renderMap({ ...show, mapType: 'detail', properties: [inside], shapes: null })
  expect(screen.queryByRole('button', { name: 'Gebied' })).toBeNull()
})
