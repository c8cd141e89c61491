/** The map of a day: its stops, their numbers, and the display of hidden addresses. */
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { DayMap } from '@/components/viewing-day/day-map'
import type { PublicProperty } from '@/lib/domain/property/property'
import type { ViewingDay } from '@/lib/server/viewings/day-plan'
import de from '@/messages/de.json'
import fr from '@/messages/fr.json'
import nl from '@/messages/nl.json'
import { getProperty, snapshot } from '../../support/content'
import { renderIn } from '../../support/render'

const words = { nl: nl.ViewingDay, fr: fr.ViewingDay, de: de.ViewingDay }

const dayOf = (stops: readonly PublicProperty[]): ViewingDay => ({
  homes: stops,
  others: [],
  chosen: stops.map(({ id }) => id),
  days: [],
  date: '2026-11-30',
  order: 'early',
  plan: { stops: stops.map(({ id }) => ({ id, startsAt: 0, endsAt: 0, way: undefined })), left: [] },
})

function show(language: 'nl' | 'fr' | 'de', stops: readonly PublicProperty[]) {
  const propertyById = new Map([...snapshot.propertyById, ...stops.map((stop) => [stop.id, stop] as const)])
  globalThis.currentSnapshot = { ...snapshot, propertyById }
  return renderIn(language, <DayMap language={language} ids={[]} day={dayOf(stops)} />)
}

const [first, second] = [getProperty('s02'), getProperty('s03')]
const hidden = getProperty('s03', { publishAddress: false })

beforeEach(() => {
  globalThis.currentSnapshot = snapshot
})

describe.each(['nl', 'fr', 'de'] as const)('in %s', (language) => {
  test('stops are marked by their numbers, in the order of the day', () => {
    const { container } = show(language, [second, first])
    const [start = ''] = words[language].map.split('{')
    const map = screen.getByRole('img', { name: (name) => name.replace(/\s/g, ' ').startsWith(start.replace(/\s/g, ' ').trim()) })
    expect(map.getAttribute('aria-label')).toMatch(/1\. .+; 2\. .+/)
    expect([...container.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['1', '2'])
    expect(container.querySelectorAll('i')).toHaveLength(0)
    for (const { src } of container.querySelectorAll('img')) expect(new URL(src).pathname).toMatch(/^\/tiles\//)
  })

  test('a hidden address is a ring with the town next to its number, and explained', () => {
    const { container } = show(language, [first, hidden])
    expect(container.querySelectorAll('i')).toHaveLength(1)
    expect(container).not.toHaveTextContent('Herfstmaanstraat')
    expect(container.querySelector('figcaption')).toHaveTextContent(words[language].hidden.replace(/\s/g, ' '))
  })
})

test('a second zoom level can be chosen, without script: the same stops on other tiles', () => {
  const { container } = show('nl', [second, first])
  expect(screen.getByRole('radio', { name: nl.MapFrame.zoomOut })).toBeChecked()
  expect(screen.getByRole('radio', { name: nl.MapFrame.zoomIn })).not.toBeChecked()
  const zooms = [...container.querySelectorAll('img')].map(({ src }) =>
    Number(src.match(/tiles\/(?:[^/]+\/)?(\d+)\/\d+\/\d+/)?.[1]),
  )
  const [whole = 0, closer] = [...new Set(zooms)]
  expect(closer).toBe(whole + 1)
  expect(container.querySelectorAll('b')).toHaveLength(2)
})

test('without stops there is no map', () => {
  const { container } = show('nl', [])
  expect(container).toBeEmptyDOMElement()
})
