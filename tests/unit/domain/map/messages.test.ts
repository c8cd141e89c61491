/** Type guards of the messages between page and map frame (specification 7, "map frame"). */
import { describe, expect, test } from 'vitest'
import { maxMarkers } from '@/lib/domain/map/map-marker'
import { isFrameMessage } from '@/lib/domain/map/messages'
import { isPageMessage } from '@/lib/domain/map/page-message'
import { marker, show } from './demo-marker'

const bounds = { south: 51.1, west: 4.3, north: 51.3, east: 4.5 }

describe('a message of the page', () => {
  test.each([
    ['property list, info message, map type, custom marker and ignore list', show],
    ['nothing to show', { ...show, properties: [] }],
    ['an area', { ...show, bounds }],
    ['a hovered card', { kind: 'highlight', id: 4102318 }],
    ['no hovered card', { kind: 'highlight', id: 0 }],
    ['areas and circles', { ...show, shapes: { zone: ['51.1,4.3'], around: [] } }],
    ['a new area to draw', { kind: 'draw', shape: 'area', index: -1 }],
    ['the last circle to change', { kind: 'draw', shape: 'circle', index: 7 }],
  ])('accepts %s', (_name, message) => {
    expect(isPageMessage(message)).toBe(true)
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'show'],
    ['an answer of its own', { kind: 'ready' }],
    ['an unknown kind', { ...show, kind: 'eval' }],
    ['a missing list', { ...show, properties: undefined }],
    ['a list of other values', { ...show, properties: [{ ...marker, latitude: '51' }] }],
    ['too many markers', { ...show, properties: Array.from({ length: maxMarkers + 1 }, () => marker) }],
    ['a link that runs script', { ...show, properties: [{ ...marker, href: 'javascript:alert(1)' }] }],
    ['a link to another host', { ...show, properties: [{ ...marker, href: '//elsewhere.example/' }] }],
    ['a link to another host in disguise', { ...show, properties: [{ ...marker, href: '/\\elsewhere.example/' }] }],
    ['a place outside the world', { ...show, properties: [{ ...marker, latitude: 91 }] }],
    ['a price that is no text', { ...show, properties: [{ ...marker, label: 545_000 }] }],
    ['an endless text', { ...show, infoMessage: 'x'.repeat(501) }],
    ['an unknown map type', { ...show, mapType: 'satellite' }],
    ['an ignore list of names', { ...show, ignoreList: ['Verkocht'] }],
    ['a malformed area', { ...show, bounds: { south: 51.1 } }],
    ['a card without a number', { kind: 'highlight', id: 'x' }],
    ['malformed shapes', { ...show, shapes: 'zone' }],
    ['areas without circles', { ...show, shapes: { zone: [] } }],
    ['circles without areas', { ...show, shapes: { around: [] } }],
    ['more areas than a search has', { ...show, shapes: { zone: ['', '', '', '', ''], around: [] } }],
    ['an area that is no text', { ...show, shapes: { zone: [51], around: [] } }],
    ['an endless area', { ...show, shapes: { zone: ['1'.repeat(801)], around: [] } }],
    ['an unknown shape to draw', { kind: 'draw', shape: 'star', index: 0 }],
    ['an index above the highest', { kind: 'draw', shape: 'area', index: 8 }],
    ['an index below -1', { kind: 'draw', shape: 'area', index: -2 }],
    ['a fractional index', { kind: 'draw', shape: 'circle', index: 0.5 }],
  ])('rejects %s', (_name, message) => {
    expect(isPageMessage(message)).toBe(false)
  })
})

describe('fields of the show message', () => {
  const isShown = (more: Record<string, unknown>) => isPageMessage({ ...show, ...more })
  const isMarked = (more: Record<string, unknown>) => isShown({ properties: [marker, { ...marker, ...more }] })

  test.each<[string, unknown[], unknown[]]>([
    ['id', [0, 1, Number.MAX_SAFE_INTEGER], [-1, 0.5, '1', undefined, Number.NaN]],
    ['marquee', [0, 9], [-1, null, '0']],
    ['latitude', [-90, 0, 90], [-90.1, 90.1, '51', Number.NaN, null]],
    ['longitude', [-180, 0, 180], [-180.1, 180.1, '4', undefined]],
    ['isApproximate', [true, false], ['true', 1, undefined]],
    ['label', ['', 'x'.repeat(500)], ['x'.repeat(501), null, 1]],
    ['title', ['', 'x'.repeat(500)], ['x'.repeat(501), undefined]],
    ['marqueeName', [''], ['x'.repeat(501), undefined]],
    ['href', ['/nl/', '/'], ['', 'nl/', ' /nl/', '//x', '/\\x', 1, null]],
    ['markerKind', ['rest', 'off'], ['on', '', undefined]],
  ])('a marker has a valid %s', (field, right, wrong) => {
    for (const value of right) expect([value, isMarked({ [field]: value })]).toEqual([value, true])
    for (const value of wrong) expect([value, isMarked({ [field]: value })]).toEqual([value, false])
  })

  test.each<[string, unknown[], unknown[]]>([
    ['properties', [[], Array.from({ length: maxMarkers }, () => marker)], [{}, [null], ['x'], null]],
    ['infoMessage', ['', 'x'.repeat(500)], ['x'.repeat(501), null]],
    ['customMarker', ['', 'x'.repeat(500)], ['x'.repeat(501), 1]],
    ['mapType', ['list', 'detail'], ['', undefined]],
    ['ignoreList', [[], [0, 3]], [[0, -1], 'x', null]],
    ['selectedId', [0, 4102318], [-1, null]],
    [
      'bounds',
      [null, bounds, { south: -90, west: -180, north: 90, east: 180 }],
      [undefined, 1, { ...bounds, north: 91 }, { ...bounds, west: -181 }],
    ],
    [
      'shapes',
      [null, { zone: ['', '', '', ''], around: ['x'.repeat(800)] }],
      [undefined, [], { zone: [], around: 'x' }, { zone: 'x', around: [] }, { zone: [], around: ['x'.repeat(801)] }],
    ],
  ])('it has valid %s', (field, right, wrong) => {
    for (const value of right) expect(isShown({ [field]: value })).toBe(true)
    for (const value of wrong) expect([value, isShown({ [field]: value })]).toEqual([value, false])
  })

  test('the covered height is less than the whole map', () => {
    const isCovered = (top: unknown) => isPageMessage({ kind: 'room', top })
    expect([0, 52, 400].map(isCovered)).toEqual([true, true, true])
    expect([-1, 401, 1.5, '52', undefined].map(isCovered)).toEqual([false, false, false, false, false])
  })

  test('a draw message is for an area or circle among eight, or a new one', () => {
    const isDrawn = (shape: unknown, index: unknown) => isPageMessage({ kind: 'draw', shape, index })
    expect([-1, 0, 7].map((index) => isDrawn('area', index))).toEqual([true, true, true])
    expect([-2, 8, 0.5, '0', undefined].map((index) => isDrawn('circle', index))).toEqual([false, false, false, false, false])
    expect([isDrawn('line', 0), isDrawn(undefined, 0)]).toEqual([false, false])
    // A complete message of another kind is not a draw message.
    expect(isPageMessage({ ...show, kind: 'draw' })).toBe(false)
  })
})

describe('a message of the frame', () => {
  test.each([
    [{ kind: 'ready' }],
    [{ kind: 'selection', id: 4102318 }],
    [{ kind: 'selection', id: 0 }],
    [{ kind: 'bounds', bounds }],
  ])('accepts %o', (message) => {
    expect(isFrameMessage(message)).toBe(true)
  })

  test.each([
    [undefined],
    ['ready'],
    [{ kind: 'show' }],
    [{ kind: 'selection', id: -1 }],
    [{ kind: 'selection', id: Number.NaN }],
    [{ kind: 'bounds', bounds: null }],
    [{ kind: 'bounds', bounds: { ...bounds, east: Number.POSITIVE_INFINITY } }],
    [{ kind: 'bounds', bounds: { ...bounds, north: '51' } }],
  ])('rejects %o', (message) => {
    expect(isFrameMessage(message)).toBe(false)
  })
})

describe('further messages of the frame', () => {
  test.each<[string, unknown]>([
    ['ready', { kind: 'ready' }],
    ['an area', { kind: 'bounds', bounds }],
    ['the whole world', { kind: 'bounds', bounds: { south: -90, west: -180, north: 90, east: 180 } }],
    ['a selected marker', { kind: 'selection', id: 4102318 }],
    ['drawn shapes', { kind: 'shapes', shapes: { zone: ['51.1,4.3', '1'.repeat(800)], around: ['', '', '', ''] } }],
    ['drawing began', { kind: 'drawing', isOn: true }],
    ['drawing ended', { kind: 'drawing', isOn: false }],
  ])('accepts %s', (_name, message) => expect(isFrameMessage(message)).toBe(true))

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['text', 'ready'],
    ['a message of the page', show],
    ['no area', { kind: 'bounds' }],
    ['an area of null', { kind: 'bounds', bounds: null }],
    ['an area beyond a pole', { kind: 'bounds', bounds: { ...bounds, north: 90.1 } }],
    ['an area below the other', { kind: 'bounds', bounds: { ...bounds, south: -90.1 } }],
    ['an area around the world', { kind: 'bounds', bounds: { ...bounds, east: 180.1 } }],
    ['an area of text', { kind: 'bounds', bounds: { ...bounds, west: '4.3' } }],
    ['a marker without a number', { kind: 'selection', id: '4102318' }],
    ['no shapes', { kind: 'shapes' }],
    ['shapes of null', { kind: 'shapes', shapes: null }],
    ['areas without circles', { kind: 'shapes', shapes: { zone: [] } }],
    ['circles without areas', { kind: 'shapes', shapes: { around: [] } }],
    ['a fifth area', { kind: 'shapes', shapes: { zone: ['', '', '', '', ''], around: [] } }],
    ['an endless circle', { kind: 'shapes', shapes: { zone: [], around: ['1'.repeat(801)] } }],
    ['a text for drawing', { kind: 'drawing', isOn: 'true' }],
    ['drawing without a value', { kind: 'drawing' }],
  ])('rejects %s', (_name, message) => expect(isFrameMessage(message)).toBe(false))
})
