/** The list on the map that fills the window: its filters, its sheet, and its messages to the map. */
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { MapListView } from '@/components/list/map-view/map-list-view'
import { MapSheet } from '@/components/list/map-view/map-sheet.client'
import { nearestStep } from '@/components/list/map-view/sheet-steps'
import { orderShapes, toArea, toCircle } from '@/lib/domain/search/search-shape'
import { emptyListQuery, type ListQuery } from '@/lib/routing/list-query'
import de from '@/messages/de.json'
import fr from '@/messages/fr.json'
import nl from '@/messages/nl.json'
import { snapshot } from '../../support/content'
import { renderIn } from '../../support/render'
import { warnOfSearch } from '../search/warn-of-search'

globalThis.currentSnapshot = snapshot

const words = { nl, fr, de }

const area = toArea([
  { latitude: 51.19, longitude: 4.38 },
  { latitude: 51.25, longitude: 4.38 },
  { latitude: 51.25, longitude: 4.46 },
])
const circle = toCircle({ latitude: 51.1993, longitude: 4.4325 }, 2)
if (!area || !circle) throw new Error('no shapes')

const mapQuery: ListQuery = { ...emptyListQuery, view: 'map' }
const within2: ListQuery = { ...mapQuery, filter: { ...mapQuery.filter, shapes: orderShapes([area, circle]), minBedrooms: 2 } }

const renderList = (language: 'nl' | 'fr' | 'de', query = mapQuery) =>
  renderIn(language, <MapListView goal="sale" language={language} query={query} title="Te koop" />)

beforeAll(warnOfSearch)
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
})

describe.each(['nl', 'fr', 'de'] as const)('in %s', (language) => {
  const { MapList, SearchShapes, FilterBar, PropertyList } = words[language]

  test('the heading says that it is the map, with the number of properties', () => {
    renderList(language)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(MapList.title.replace('{title}', 'Te koop'))
    expect(document.querySelectorAll('[data-property-id]').length).toBeGreaterThan(3)
  })

  test('the form preserves drawn shapes, and has a field for another place', () => {
    const { container } = renderList(language, within2)
    const form = container.querySelector('form')
    const data = [...new FormData(form ?? undefined)].map(([name, value]) => `${name}=${value}`)
    expect(data).toEqual(expect.arrayContaining([expect.stringMatching(/^zone=51/), 'around=51.1993,4.4325,2', 'view=map']))
    expect(screen.getByRole('textbox', { name: FilterBar.near })).toHaveAttribute('placeholder', MapList.near)
  })

  test('zones are rows with their counts, and chips to edit or remove them', () => {
    const { container } = renderList(language, within2)
    const chips = screen.getAllByRole('region', { name: SearchShapes.searched })[0]
    if (!chips) throw new Error('no chips')
    const buttons = within(chips).getAllByRole('button')
    expect(buttons.map(({ dataset }) => [dataset['draw'], dataset['index']])).toEqual([
      ['area', '0'],
      ['circle', '1'],
      ['area', undefined],
    ])
    expect(within(chips).getAllByRole('listitem')).toHaveLength(2)
    expect(within(chips).getAllByRole('link')).toHaveLength(2)
    expect(container.querySelectorAll('[data-draw][data-index]')).toHaveLength(4)
  })

  test('a filtered search can be saved, an unfiltered one cannot', () => {
    renderList(language)
    expect(screen.queryByRole('link', { name: PropertyList.save })).toBeNull()
    renderList(language, within2)
    expect(screen.getAllByRole('link', { name: PropertyList.save }).length).toBeGreaterThan(0)
  })

  test('the row of a hidden address says so', () => {
    renderList(language)
    expect(screen.getAllByText(MapList.hidden).length).toBeGreaterThan(0)
  })
})

describe('the sheet', () => {
  const renderSheet = () =>
    renderIn(
      'nl',
      <div>
        <div data-map-list>
          <MapSheet larger="Lijst groter" smaller="Lijst kleiner" />
          <button type="button" data-draw="area">
            Teken
          </button>
        </div>
      </div>,
    )
  const step = () => document.documentElement.dataset['sheet']

  test('is moved by buttons in three steps, and stays at its ends', async () => {
    const { unmount } = renderSheet()
    const larger = screen.getByRole('button', { name: 'Lijst groter' })
    const smaller = screen.getByRole('button', { name: 'Lijst kleiner' })
    expect(step()).toBe('half')
    await userEvent.click(larger)
    expect(step()).toBe('full')
    await userEvent.click(larger)
    expect(step()).toBe('full')
    expect(larger).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(smaller)
    await userEvent.click(smaller)
    expect(step()).toBe('peek')
    unmount()
    expect(step()).toBeUndefined()
  })

  test('is lowered while the visitor draws', async () => {
    renderSheet()
    await userEvent.click(screen.getByRole('button', { name: 'Lijst groter' }))
    await userEvent.click(screen.getByRole('button', { name: 'Teken' }))
    expect(step()).toBe('half')
  })

  test('snaps to the nearest step when released', () => {
    expect([0, 150, 300, 380, 600, 900].map((height) => nearestStep(height, 788))).toEqual([
      'peek',
      'peek',
      'half',
      'half',
      'full',
      'full',
    ])
  })

  test('is dragged, however quickly the pointer leaves its row, but not by its buttons', () => {
    const { container } = renderSheet()
    const row = container.querySelector('[data-map-list] > div')
    const sheet = container.querySelector<HTMLElement>('[data-map-list]')
    if (!row || !sheet?.parentElement) throw new Error('no sheet')
    const capture = vi.fn()
    Object.assign(row, { setPointerCapture: capture })
    Object.defineProperty(sheet, 'offsetHeight', { value: 370 })
    Object.defineProperty(sheet.parentElement, 'offsetHeight', { value: 788 })
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Lijst groter' }), { isPrimary: true, clientY: 400 })
    fireEvent.pointerUp(row, { clientY: 100 })
    expect([step(), capture.mock.calls.length]).toEqual(['half', 0])
    fireEvent.pointerDown(row, { isPrimary: true, clientY: 400 })
    expect(capture).toHaveBeenCalledOnce()
    fireEvent.pointerMove(row, { clientY: 100 })
    expect(sheet.style.getPropertyValue('--pulled')).toBe('670px')
    fireEvent.pointerUp(row, { clientY: 100 })
    expect([step(), sheet.style.getPropertyValue('--pulled')]).toEqual(['full', ''])
  })

  test('reports to the map how much of it is covered by the field, once the map listens', () => {
    const frame = document.createElement('iframe')
    const main = document.body.appendChild(document.createElement('main'))
    main.append(frame)
    const posted = vi.spyOn(frame.contentWindow as Window, 'postMessage')
    renderSheet()
    const { origin } = window.location
    fireEvent(window, new MessageEvent('message', { origin, source: frame.contentWindow, data: { kind: 'ready' } }))
    expect(posted).toHaveBeenCalledWith({ kind: 'room', top: 52 }, origin)
    fireEvent(
      window,
      new MessageEvent('message', { origin: 'https://elsewhere.test', source: frame.contentWindow, data: { kind: 'ready' } }),
    )
    expect(posted).toHaveBeenCalledTimes(1)
    main.remove()
  })
})
