/** The properties seen most recently in this tab. */
import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { RecentlySeen } from '@/components/favourites/recently-seen'
import { LaterList } from '@/components/favourites/recently-seen.client'
import { addSeen, parseSeen, type SeenItem } from '@/components/favourites/recently-seen-items'
import { RecentlySeenWriter } from '@/components/favourites/recently-seen-writer.client'
import { renderIn } from '../../support/render'

const item = (id: number, parts: Partial<SeenItem> = {}): SeenItem => ({
  id,
  title: `Pand ${id}`,
  href: `/nl/te-koop/antwerpen/pand/${id}/`,
  picture: `/pictures/small/s0${id}.webp`,
  ...parts,
})

afterEach(() => {
  sessionStorage.clear()
})

beforeAll(LaterList.load)

describe('recently seen', () => {
  test('renders nothing when no property was seen', () => {
    const { container } = renderIn('nl', <RecentlySeen />)
    expect(container).toBeEmptyDOMElement()
  })

  test('shows the properties seen, most recent first', () => {
    for (const id of [1, 2, 1]) renderIn('nl', <RecentlySeenWriter {...item(id)} />)
    renderIn('nl', <RecentlySeen />)
    const block = screen.getByRole('region', { name: 'Onlangs bekeken' })
    const links = within(block).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['Pand 1', 'Pand 2'])
    expect(links[0]).toHaveAttribute('href', item(1).href)
  })

  test('a title keeps the language in which it was seen', () => {
    renderIn('fr', <RecentlySeenWriter {...item(1)} />)
    renderIn('fr', <RecentlySeen />)
    expect(screen.getByRole('link', { name: 'Pand 1' })).toHaveAttribute('lang', 'nl')
  })

  test('works without a picture and without storage', () => {
    renderIn('nl', <RecentlySeenWriter {...item(1, { picture: undefined })} />)
    const { unmount } = renderIn('nl', <RecentlySeen />)
    expect(screen.getByRole('link', { name: 'Pand 1' })).toBeVisible()
    unmount()
    const spy = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    onTestFinished(() => spy.mockRestore())
    renderIn('nl', <RecentlySeenWriter {...item(2)} />)
    const { container } = renderIn('nl', <RecentlySeen />)
    expect(container).toBeEmptyDOMElement()
  })

  test('contains at most eight, without duplicates', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8, 9, 3].reduce<readonly SeenItem[]>((last, id) => addSeen(last, item(id)), [])
    expect(items.map(({ id }) => id)).toEqual([3, 9, 8, 7, 6, 5, 4, 2])
  })

  test.each([
    ['no JSON', '<'],
    ['no list', '{}'],
    ['an address elsewhere', JSON.stringify([item(1, { href: 'javascript:alert(1)' })])],
    ['an item without a title', '[{"id":1,"href":"/nl/"}]'],
    ['nothing', null],
  ])('%s is left out', (_, text) => expect(parseSeen(text)).toEqual([]))
})
