/** Distances on a page rendered by the server: their position, their texts, and their removal. */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Distances } from '@/components/own-places/distances.client'
import { OwnDistances } from '@/components/own-places/own-distances.client'
import { writeOwnPlaces } from '@/components/own-places/places-store'
import type { PlacesData } from '@/lib/domain/places/places-data'
import nl from '@/messages/nl.json'

const words = nl.OwnPlaces

const data: PlacesData = {
  words,
  href: '/nl/mijn-plaatsen/',
  rivers: [
    {
      name: 'Schelde',
      line: [
        [4.3, 51.1],
        [4.3, 51.3],
      ],
    },
  ],
  homes: [
    { id: 1, latitude: 51.25, longitude: 4.4, isAbout: false },
    { id: 2, latitude: 51.21, longitude: 4.4, isAbout: true },
  ],
}

const card = (id: number) =>
  `<li><article><div></div><div><h3><a class="cover-link" href="/nl/te-koop/x/y/${id}/">Huis ${id}</a></h3></div></article></li>`

const work = { name: 'Werk', where: 'Berchem', latitude: 51.2, longitude: 4.4, mode: 'cycling' } as const
const grandma = { name: 'Oma', where: 'Punt', latitude: 51.2, longitude: 4.2, mode: 'walking' } as const

const asked = vi.fn<(url: string) => Promise<Response>>()

beforeEach(() => {
  document.documentElement.lang = 'nl-BE'
  document.body.innerHTML = `<main><select name="sort"></select><ul>${card(1)}${card(2)}<li>Tegel</li></ul></main>`
  asked.mockImplementation(async () => Response.json(data))
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  act(() => {
    writeOwnPlaces([])
  })
  document.documentElement.removeAttribute('lang')
  asked.mockReset()
  vi.unstubAllGlobals()
})

test('without own places no request is sent', async () => {
  render(<OwnDistances />)
  await act(async () => {})
  expect(asked).not.toHaveBeenCalled()
  expect(document.querySelector('[data-own-places]')).toBeNull()
})

test('a page restored from the back/forward cache checks again, and shows a place added meanwhile', async () => {
  render(<OwnDistances />)
  await act(async () => {})
  act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await act(async () => {})
  expect(asked).not.toHaveBeenCalled()
  writeOwnPlaces([work])
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(await screen.findAllByRole('list', { name: words.distances })).toHaveLength(2)
})

test('each card shows its distance; a hidden address gives an approximate one, the other bank of a river has no time', async () => {
  writeOwnPlaces([work, grandma])
  render(<Distances />)
  const [first, second] = await screen.findAllByRole('list', { name: words.distances })
  const lines = (list: HTMLElement | undefined) =>
    within(list ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
  expect(lines(first)).toEqual(['AWerk5,6 kmMet de fiets 28 min', 'BOma15,0 kmgeen tijd'])
  expect(lines(second)).toEqual(['AWerk± 1 kmMet de fiets ± 5 min', 'BOma± 14 kmgeen tijd'])
  expect(asked.mock.calls).toEqual([['/api/own-places/?lang=nl&ids=1,2']])
})

test('the list sorts by a place and back, and items without a property come last', async () => {
  writeOwnPlaces([work])
  render(<Distances />)
  const order = () =>
    [...document.querySelectorAll('main > ul > li')].map((item) => item.querySelector('h3')?.textContent ?? item.textContent)
  await userEvent.click(await screen.findByRole('button', { name: /Werk/ }))
  expect(order()).toEqual(['Huis 2', 'Huis 1', 'Tegel'])
  await userEvent.click(screen.getByRole('button', { name: words.listOrder }))
  expect(order()).toEqual(['Huis 1', 'Huis 2', 'Tegel'])
})

test('with the last place all distances are removed', async () => {
  writeOwnPlaces([work])
  render(<Distances />)
  await screen.findAllByRole('list', { name: words.distances })
  act(() => {
    writeOwnPlaces([])
  })
  expect(document.querySelector('[data-own-places]')).toBeNull()
})
