/** An open list shows the server's updates, except where someone is typing. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readKnown, showPage } from '@/components/shared-list/live-parts'

const row = (id: number, words: string, isOpen = false) =>
  `<li id="home-${id}"><p>${words}</p><details${isOpen ? ' open' : ''}><textarea id="note-${id}"></textarea></details></li>`
const page = (head: string, ...rows: string[]) =>
  `<div data-live="head" data-plain="a1">${head}</div><div data-live="homes"><ol>${rows.join('')}</ol></div>`

beforeEach(() => {
  document.body.innerHTML = page('Noor', row(1, 'Ja'), row(2, 'Nee'))
})
afterEach(() => {
  document.body.innerHTML = ''
})

const element = (selector: string) => document.querySelector<HTMLElement>(selector)
const onNew = vi.fn()
const take = (known: Map<string, string>, html: string, sent?: Element) => showPage(html, { known, sent, onNew })

describe('an update from the server', () => {
  test('is applied row by row, without touching other elements', () => {
    const known = readKnown(document)
    const untouched = element('#home-2')
    expect(take(known, page('Noor', row(1, 'Twijfelt'), row(2, 'Nee')).replace('a1', 'b7'))).toBe(true)
    expect(element('#home-1 p')).toHaveTextContent('Twijfelt')
    expect(element('#home-2')).toBe(untouched)
  })

  test('waits where someone has a note open, and is applied once that is closed', () => {
    const known = readKnown(document)
    const details = element('#home-1 details')
    details?.setAttribute('open', '')
    const next = page('Noor en Bram', row(1, 'Twijfelt'), row(2, 'Ja'))
    expect(take(known, next)).toBe(false)
    expect(element('#home-1 p')).toHaveTextContent('Ja')
    expect(element('#home-2 p')).toHaveTextContent('Ja')
    expect(element('[data-live=head]')).toHaveTextContent('Noor en Bram')
    details?.removeAttribute('open')
    expect(take(known, next)).toBe(true)
    expect(element('#home-1 p')).toHaveTextContent('Twijfelt')
  })

  test('is applied where something was just sent, open or not', () => {
    const known = readKnown(document)
    element('#home-1 details')?.setAttribute('open', '')
    expect(take(known, page('Noor', row(1, 'Ja, graag'), row(2, 'Nee')), element('#note-1') ?? undefined)).toBe(true)
    expect(element('#home-1 p')).toHaveTextContent('Ja, graag')
    expect(element('#home-1 details')).not.toHaveAttribute('open')
  })

  test('replaces the list as a whole when the properties change', () => {
    const known = readKnown(document)
    expect(take(known, page('Noor', row(3, 'Nieuw'), row(1, 'Ja'), row(2, 'Nee')))).toBe(true)
    expect([...document.querySelectorAll('li')].map(({ id }) => id)).toEqual(['home-3', 'home-1', 'home-2'])
  })

  test('moves the focus along: to the same button of the same property, wherever that is now', () => {
    const known = readKnown(document)
    const withButtons = (id: number, words: string) =>
      `<li id="home-${id}"><p>${words}</p><button>Ja</button><button>Nee</button></li>`
    document.body.innerHTML = page('<a href="/nl/">Alle</a>', withButtons(1, 'Ja'), withButtons(2, 'Nee'))
    element('#home-1 button:last-child')?.focus()
    take(known, page('<a href="/nl/">Alle</a>', withButtons(1, 'Twijfelt'), withButtons(2, 'Nee')))
    expect(element('#home-1 p')).toHaveTextContent('Twijfelt')
    expect(element('#home-1 button:last-child')).toHaveFocus()
    take(known, page('<a href="/nl/">Alle</a>', withButtons(3, 'Nieuw'), withButtons(1, 'Twijfelt')))
    expect(element('#home-1 button:last-child')).toHaveFocus()
    element('[data-live=head] a')?.focus()
    take(known, page('<a href="/nl/">Alle 3</a>', withButtons(3, 'Nieuw'), withButtons(1, 'Twijfelt')))
    expect(element('[data-live=head] a')).toHaveFocus()
    expect(element('[data-live=head] a')).toHaveTextContent('Alle 3')
  })

  test('is another page when the list has ended', () => {
    expect(take(readKnown(document), '<h1>Deze lijst is er niet</h1>')).toBeUndefined()
  })
})
