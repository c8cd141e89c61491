/** The focus on the page of own places, after the focused element was removed. */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeOwnPlaces } from '@/components/own-places/places-store'
import { PlacesTool } from '@/components/own-places/places-tool.client'
import nl from '@/messages/nl.json'

const words = nl.OwnPlaces

beforeEach(() => {
  document.documentElement.lang = 'nl-BE'
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.includes('goal=') ? { homes: [], isAll: true } : { words, href: '/nl/mijn-plaatsen/', rivers: [], homes: [] },
    ),
  )
})
afterEach(() => {
  act(() => {
    writeOwnPlaces([])
  })
  document.documentElement.removeAttribute('lang')
  vi.unstubAllGlobals()
})

const yours = () => screen.getByRole('region', { name: words.yours })

async function add(name: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText(words.name), name)
  await userEvent.type(screen.getByLabelText(words.where), '51.2, 4.4{Enter}')
  await screen.findByText(name, { selector: 'b' })
}

test('after a place is added its form is a new one; the focus stays in the list', async () => {
  render(<PlacesTool map={undefined} failed="" retry="" />)
  expect(document.body).toHaveFocus()
  await add('Werk')
  expect(yours()).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: words.remove.replace('{name}', 'Werk') }))
  expect(yours()).toHaveFocus()
  await add('Thuis')
  await userEvent.click(screen.getByRole('button', { name: words.clear }))
  expect(yours()).toHaveFocus()
})
