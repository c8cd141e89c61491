/** The first view of the map follows its size until the visitor interacts with it. */
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { map as createMap } from 'leaflet'
import { beforeEach, expect, test, vi } from 'vitest'
import { SearchArea } from '@/components/map/frame/search-area'
import { useFirstView } from '@/components/map/frame/use-first-view'
import { useTrueSize } from '@/components/map/frame/use-true-size'
import { changeSizes, SizeObserver } from '../../support/resize-observer'

const view = { center: [51.2, 4.4] as [number, number], zoom: 14 }

function openMap() {
  const map = createMap(document.createElement('div'), { ...view, zoomAnimation: false })
  renderHook(() => useFirstView(map, view))
  return map
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', SizeObserver)
})

test('the map is notified of its size whenever it is laid out, until it is removed', () => {
  const map = openMap()
  const height = (pixels: number) =>
    Object.defineProperty(map.getContainer(), 'clientHeight', { value: pixels, configurable: true })
  height(418)
  map.invalidateSize({ pan: false })
  const { unmount } = renderHook(() => useTrueSize(map))
  height(783)
  expect(map.getSize().y).toBe(418)
  changeSizes()
  expect(map.getSize().y).toBe(783)
  unmount()
  height(200)
  changeSizes()
  expect(map.getSize().y).toBe(783)
})

test('after a resize the map shows its first view again', () => {
  const map = openMap()
  map.setZoom(9)
  map.fire('resize')
  expect(map.getZoom()).toBe(14)
})

test.each(['pointerDown', 'wheel', 'keyDown'] as const)('after %s it stays where the visitor moved it', (touch) => {
  const map = openMap()
  fireEvent[touch](document)
  map.setZoom(9)
  map.fire('resize')
  expect(map.getZoom()).toBe(9)
})

test('fitting the first view again offers no search in the visible area, moving the map does', () => {
  const map = openMap()
  render(<SearchArea map={map} label="Zoek hier" />)
  act(() => void map.setZoom(9))
  expect(screen.getByRole('button', { name: 'Zoek hier' })).toBeInTheDocument()
  act(() => void map.fire('resize'))
  expect(screen.queryByRole('button')).toBeNull()
  act(() => void map.setZoom(12))
  expect(screen.getByRole('button', { name: 'Zoek hier' })).toBeInTheDocument()
})
