/** The page's side of the map: its frame, and the cards next to it. */
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { LaterMap } from '@/components/map/later-map.client'
import { PropertyMap } from '@/components/map/property-map'
import { maxMarkers } from '@/lib/domain/map/map-marker'
import { isPageMessage } from '@/lib/domain/map/page-message'
import { toMapProperties } from '@/lib/server/map/map-properties'
import nl from '@/messages/nl.json'
import { getProperty } from '@/tests/support/content'
import { renderIn } from '../../support/render'
import { SightObserver } from '../../support/sight-observer'

const [dock, villa, sold] = toMapProperties(
  ['s02', 's12', 's15'].map((recordFile) => getProperty(recordFile)),
  'nl',
)
if (!dock || !villa || !sold) throw new Error('the demo content lacks a property')
const properties = [dock, villa, sold]
const map = <PropertyMap language="nl" properties={properties} label="Kaart van het aanbod" infoMessage="3 panden" />

const findFrame = () => screen.getByTitle<HTMLIFrameElement>('Kaart van het aanbod')

/**
 * Renders the map with cards next to it.
 * @returns the messages of the page to the frame, and a function that sends those of the frame.
 */
function renderMap(content = map) {
  renderIn(
    'nl',
    <>
      {properties.map(({ id, title }) => (
        <article key={id} data-property-id={id}>
          <a href={`#${id}`}>{title}</a>
        </article>
      ))}
      {content}
    </>,
  )
  const frame = findFrame().contentWindow
  if (!frame) throw new Error('the frame has no window')
  const posted = vi.spyOn(frame, 'postMessage').mockImplementation(() => undefined)
  const say = (data: unknown, from: { origin?: string; source?: Window } = {}) =>
    act(() => window.dispatchEvent(new MessageEvent('message', { origin: window.location.origin, source: frame, data, ...from })))
  return { posted, say }
}

const cardOf = (id: number) => document.querySelector(`[data-property-id="${id}"]`)

beforeAll(LaterMap.load)

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

test('is an iframe with a title', () => {
  renderMap()
  expect(findFrame()).toHaveAttribute('src', '/map-frame/nl/')
})

test('is not loaded until it is near the viewport', () => {
  const seen: IntersectionObserverCallback[] = []
  class Observer extends SightObserver {
    constructor(onChange: IntersectionObserverCallback) {
      super(() => undefined)
      seen.push(onChange)
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  renderIn('nl', map)
  expect(screen.queryByTitle('Kaart van het aanbod')).toBeNull()
  act(() => {
    for (const onChange of seen) new SightObserver(onChange).observe(document.body)
  })
  vi.unstubAllGlobals()
  expect(findFrame()).toHaveAttribute('src', '/map-frame/nl/')
})

test.each([
  ['list', /hetzelfde aanbod in de lijst/],
  ['detail', /alleen met JavaScript/],
] as const)('without script the %s has a sentence instead', (mapType, sentence) => {
  const html = renderToString(
    <NextIntlClientProvider locale="nl-BE" messages={nl} timeZone="Europe/Brussels">
      <PropertyMap language="nl" properties={properties} label="Kaart" mapType={mapType} />
    </NextIntlClientProvider>,
  )
  expect(html).toMatch(sentence)
  expect(html).not.toContain('<iframe')
})

describe('the page sends', () => {
  test('nothing before the frame is ready, then all properties', () => {
    const { posted, say } = renderMap()
    expect(posted).not.toHaveBeenCalled()
    say({ kind: 'ready' })
    expect(posted).toHaveBeenCalledOnce()
    const [message, target] = posted.mock.calls[0] ?? []
    expect(target).toBe(window.location.origin)
    expect(isPageMessage(message)).toBe(true)
    expect(message).toMatchObject({ kind: 'show', mapType: 'list', infoMessage: '3 panden', customMarker: '', ignoreList: [4] })
    expect(message).toHaveProperty('properties.0.label', '€\u00a0545.000')
    expect(message).toHaveProperty('properties.1.label', 'v.a. €\u00a01.475.000')
    expect(message).toHaveProperty('properties.2.label', 'Verkocht')
  })

  test('an unpublished price as a short text', () => {
    const [hidden] = toMapProperties([getProperty('s01', { publishPrice: false })], 'nl')
    const { posted, say } = renderMap(
      <PropertyMap language="nl" properties={hidden ? [hidden] : []} label="Kaart van het aanbod" />,
    )
    say({ kind: 'ready' })
    expect(posted.mock.calls[0]?.[0]).toHaveProperty('properties.0.label', 'Op aanvraag')
  })

  test('no more markers than can be distinguished, and the number of the others', () => {
    const many = Array.from({ length: maxMarkers + 12 }, (_, index) => ({ ...dock, id: index + 1 }))
    const { posted, say } = renderMap(
      <PropertyMap language="nl" properties={many} label="Kaart van het aanbod" infoMessage="512 panden" />,
    )
    say({ kind: 'ready' })
    expect(posted.mock.calls[0]?.[0]).toHaveProperty('properties.length', maxMarkers)
    expect(posted.mock.calls[0]?.[0]).toHaveProperty('infoMessage', '512 panden · Nog 12 panden, zoom in om ze te zien')
  })

  test.each([
    ['the street', 'Loodsbootkaai 8', 'Loodsbootkaai 8'],
    ['that the place is approximate', '', 'Ligging bij benadering'],
  ])('on a detail page %s', (_name, customMarker, text) => {
    const detail = (
      <PropertyMap language="nl" properties={[dock]} label="Kaart van het aanbod" mapType="detail" customMarker={customMarker} />
    )
    const { posted, say } = renderMap(detail)
    say({ kind: 'ready' })
    expect(posted.mock.calls[0]?.[0]).toMatchObject({ mapType: 'detail', customMarker: text })
  })

  test('which card is hovered or focused', async () => {
    const { posted } = renderMap()
    const ids = () => posted.mock.calls.map(([message]) => message)
    await userEvent.hover(screen.getByText(dock.title))
    await userEvent.unhover(screen.getByText(dock.title))
    await userEvent.tab()
    await userEvent.tab()
    expect(ids()).toEqual([
      { kind: 'highlight', id: dock.id },
      { kind: 'highlight', id: 0 },
      { kind: 'highlight', id: dock.id },
      { kind: 'highlight', id: villa.id },
    ])
  })
})

describe('the frame sends', () => {
  test('the chosen marker: its card is marked and scrolled into view', () => {
    const { say } = renderMap()
    say({ kind: 'selection', id: villa.id })
    expect(cardOf(villa.id)).toHaveAttribute('data-selected')
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', behavior: 'instant' })
    say({ kind: 'selection', id: dock.id })
    expect(cardOf(villa.id)).not.toHaveAttribute('data-selected')
    expect(cardOf(dock.id)).toHaveAttribute('data-selected')
    say({ kind: 'selection', id: 0 })
    expect(document.querySelectorAll('[data-selected]')).toHaveLength(0)
  })

  test('nothing scrolls where the map is above the cards, as on phones', () => {
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 390, 440))
    const { say } = renderMap()
    say({ kind: 'selection', id: villa.id })
    expect(cardOf(villa.id)).toHaveAttribute('data-selected')
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled()
    place.mockRestore()
  })

  test('and scrolling is instant with reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    renderMap().say({ kind: 'selection', id: villa.id })
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', behavior: 'instant' })
  })

  test.each([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another window', { source: window }],
  ])('messages from %s, which are ignored', (_name, from) => {
    const { say, posted } = renderMap()
    say({ kind: 'ready' }, from)
    say({ kind: 'selection', id: villa.id }, from)
    expect(posted).not.toHaveBeenCalled()
    expect(document.querySelectorAll('[data-selected]')).toHaveLength(0)
  })

  test('messages of any other shape, which are ignored', () => {
    const { say, posted } = renderMap()
    for (const nonsense of [undefined, 'ready', { kind: 'selection', id: '4102318' }, { kind: 'bounds', bounds: 'all' }])
      say(nonsense)
    expect(posted).not.toHaveBeenCalled()
  })

  test('after the map is removed, no listener is left', () => {
    const { unmount } = renderIn('nl', map)
    const frame = findFrame().contentWindow
    const posted = frame && vi.spyOn(frame, 'postMessage')
    unmount()
    fireEvent.mouseOver(document.body)
    window.dispatchEvent(new MessageEvent('message', { origin: window.location.origin, source: frame, data: { kind: 'ready' } }))
    expect(posted).not.toHaveBeenCalled()
  })
})
