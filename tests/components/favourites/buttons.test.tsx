/** Favourite and comparison buttons: their labels, what they store, and that all of a page are in sync. */
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { CompareBar } from '@/components/favourites/compare-bar'
import { LaterLink } from '@/components/favourites/compare-bar.client'
import { CompareChoice } from '@/components/favourites/compare-choice'
import { Favourite } from '@/components/favourites/favourite'
import { FavouritesCount } from '@/components/favourites/favourites-count'
import { clearStoredIds } from '@/components/favourites/id-store'
import { FrameScript } from '@/components/layout/frame/frame-script.client'
import type { Language } from '@/lib/domain/text/language'
import { renderIn as renderAlone } from '../../support/render'
import { setSnapshot } from '../modules/demo'

/** Inside the frame, whose script they need. */
const renderIn = (language: Language, children: ReactNode) =>
  renderAlone(
    language,
    <>
      {children}
      <FrameScript />
    </>,
  )

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

beforeAll(LaterLink.load)

beforeEach(() => setSnapshot())
afterEach(() => {
  act(() => {
    clearStoredIds('favourites')
    clearStoredIds('compare')
  })
  localStorage.clear()
})

/** Simulates a change in another tab. */
function storeElsewhere(key: string, ids: readonly number[]) {
  localStorage.setItem(key, JSON.stringify(ids))
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
}

/** Makes a method of the browser's storage fail until the test is over. */
function breakStorage(method: 'getItem' | 'setItem') {
  const spy = vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  onTestFinished(() => spy.mockRestore())
}

describe('the favourite button', () => {
  test('names the property and says whether it is saved', async () => {
    renderIn('nl', <Favourite id={7} title="Burgerhuis" />)
    const heart = screen.getByRole('button', { name: 'Bewaar Burgerhuis' })
    expect(heart).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(heart)
    expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(stored('favourites')).toEqual([7])
  })

  test('a second click removes it and leaves nothing in storage', async () => {
    renderIn('fr', <Favourite id={7} title="Maison" />)
    const heart = screen.getByRole('button', { name: 'Enregistrer Maison' })
    await userEvent.dblClick(heart)
    expect(heart).toHaveAttribute('aria-pressed', 'false')
    expect(localStorage.getItem('favourites')).toBeNull()
  })

  test('works by keyboard', async () => {
    renderIn('en', <Favourite id={7} title="House" look="row" />)
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Save this property' })).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(stored('favourites')).toEqual([7])
  })

  test('all buttons of a property and the count in the top bar are in sync', async () => {
    const { container } = renderIn(
      'nl',
      <>
        <p>
          <FavouritesCount />
        </p>
        <Favourite id={7} title="Burgerhuis" />
        <Favourite id={7} title="Burgerhuis" look="row" />
      </>,
    )
    expect(container.querySelector('p')).toHaveTextContent(/^$/)
    expect(container.querySelector('p > span')).not.toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Bewaar dit pand' }))
    expect(screen.getByRole('button', { name: 'Bewaar Burgerhuis' })).toHaveAttribute('aria-pressed', 'true')
    expect(container.querySelector('p')).toHaveTextContent('1')
  })

  test('follows another tab', () => {
    renderIn('nl', <Favourite id={7} title="Burgerhuis" />)
    storeElsewhere('favourites', [9, 7])
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
    storeElsewhere('favourites', [9])
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false')
  })

  test('works for the page where storage is switched off', async () => {
    breakStorage('getItem')
    breakStorage('setItem')
    renderIn('nl', <Favourite id={7} title="Burgerhuis" />)
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  })

  test('works for the page where storage is full', async () => {
    localStorage.setItem('favourites', '[1]')
    breakStorage('setItem')
    renderIn('nl', <Favourite id={7} title="Burgerhuis" />)
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  })
})

test('before script runs the buttons are invisible', () => {
  const { container } = renderAlone('nl', <Favourite id={7} title="Burgerhuis" />)
  expect(container.querySelector('button[data-pending]')).not.toBeNull()
  renderIn('nl', <CompareChoice id={7} />)
  expect(document.querySelector('[data-pending]')).toBeNull()
})

describe('the comparison button', () => {
  test('names the property', async () => {
    renderIn('de', <CompareChoice id={7} title="Haus" />)
    const button = screen.getByRole('button', { name: 'Vergleichen Haus' })
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(stored('compare')).toEqual([7])
  })

  test('refuses a fifth property with a message, until there is room', async () => {
    storeElsewhere('compare', [1, 2, 3, 4])
    renderIn('nl', <CompareChoice id={7} />)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('status')).toHaveTextContent('U vergelijkt al 4 panden. Haal er eerst een weg.')
    expect(stored('compare')).toEqual([1, 2, 3, 4])
    storeElsewhere('compare', [1, 2, 3])
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(screen.getByRole('button'))
    expect(stored('compare')).toEqual([1, 2, 3, 7])
  })
})

describe('the bar at the foot', () => {
  test('is hidden while nothing is chosen', () => {
    const { container } = renderIn('nl', <CompareBar language="nl" />)
    expect(container).toBeEmptyDOMElement()
  })

  test('links to the comparison', async () => {
    renderIn(
      'nl',
      <>
        <CompareChoice id={7} title="A" />
        <CompareChoice id={9} title="B" />
        <CompareBar language="nl" />
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Vergelijk A' }))
    expect(screen.getByRole('link', { name: '1 pand gekozen om te vergelijken' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Vergelijk B' }))
    expect(screen.getByRole('link', { name: 'Vergelijk 2 panden' })).toHaveAttribute('href', '/nl/vergelijken/?ids=7,9')
  })

  test('clears the choice', async () => {
    storeElsewhere('compare', [1, 2])
    renderIn('nl', <CompareBar language="nl" />)
    await userEvent.click(screen.getByRole('button', { name: 'Keuze om te vergelijken wissen' }))
    expect(screen.queryByRole('region')).toBeNull()
    expect(localStorage.getItem('compare')).toBeNull()
  })
})
