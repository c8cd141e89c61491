// @vitest-environment jsdom
/** Shortcut keys of the office: rows, fields, elements with `aria-keyshortcuts`, and the dialog that lists them. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OfficeKeys } from '@/components/office/keys/office-keys.client'

const words = {
  title: 'Keyboard shortcuts',
  help: 'They work outside fields.',
  isOff: 'Switch them off',
  close: 'Close',
  keys: [['J', 'next row'] as const, ['?', 'this list'] as const],
}
const pages = { today: '/en/office/', plan: '/en/office/plan-a-viewing/', leads: '/en/office/leads/' }
const jump = {
  ...{ title: 'Find or open', help: 'A name.', asking: 'Looking.', nothing: 'Nothing.', failed: 'Not now.', close: 'Close' },
  language: 'en',
  groups: { pages: 'Pages', leads: 'Leads' },
  pages: [{ name: 'Torfs page', href: '/en/office/texts/' }],
}
const taken = vi.fn()
let rects: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  localStorage.clear()
  taken.mockClear()
  // jsdom has no layout: every element counts as visible.
  rects = vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
  Element.prototype.scrollIntoView = vi.fn()
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  render(
    <main id="content">
      <input type="search" aria-label="Search" />
      <a className="cover-link" href="/one/">
        One
      </a>
      <a className="cover-link" href="/two/">
        Two
      </a>
      <button type="button" aria-keyshortcuts="a" onClick={taken}>
        Take
      </button>
      <OfficeKeys pages={pages} words={words} jump={jump} />
    </main>,
  )
})
afterEach(() => rects.mockRestore())

const press = (key: string, target: Element = document.body, more = {}) => fireEvent.keyDown(target, { key, ...more })

test('J and K move through the rows, / focuses the search, A clicks the button with that shortcut', async () => {
  press('j')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('One'))
  press('j')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Two'))
  press('k')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('One'))
  press('a')
  await waitFor(() => expect(taken).toHaveBeenCalledTimes(1))
  press('/')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')))
})

test('no key works in a field, with a modifier key, or once they are switched off', async () => {
  press('a', screen.getByRole('searchbox'))
  press('a', document.body, { ctrlKey: true })
  localStorage.setItem('office-keys-off', '1')
  press('a')
  press('?')
  await new Promise((done) => setTimeout(done, 20))
  expect(taken).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Z undoes a change while its toast is visible, and nothing afterwards', async () => {
  const undo = vi.fn()
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', onclick: undo })
  button.setAttribute('aria-keyshortcuts', 'z')
  const toast = document.createElement('form')
  toast.append(button)
  screen.getByRole('main').append(toast)
  press('z')
  await waitFor(() => expect(undo).toHaveBeenCalledTimes(1))
  toast.style.visibility = 'hidden'
  press('z')
  await new Promise((done) => setTimeout(done, 20))
  expect(undo).toHaveBeenCalledTimes(1)
})

test('? and a button open the dialog; in it the keys are switched off and on', async () => {
  press('?')
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(sheet.textContent).toContain('next row')
  press('a')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Switch them off' }))
  expect(localStorage.getItem('office-keys-off')).toBe('1')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Switch them off' }))
  expect(localStorage.getItem('office-keys-off')).toBeNull()
  expect(taken).not.toHaveBeenCalled()
})

test('on macOS Ctrl+K in a field keeps its meaning of deleting the rest of the line', async () => {
  const apple = vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel')
  const field = screen.getByLabelText('Search')
  expect(press('k', field, { ctrlKey: true })).toBe(true)
  expect(press('k', field, { metaKey: true })).toBe(false)
  expect(await screen.findByRole('dialog')).toBeVisible()
  apple.mockRestore()
})

test('Ctrl+K finds and opens, also from a field; arrows move through the results', async () => {
  const targets = [{ group: 'leads', name: 'Ilse Torfs', about: 'Question', href: '/en/office/leads/1/' }]
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ targets }))
  press('k', screen.getByLabelText('Search'), { ctrlKey: true })
  const field = await screen.findByLabelText('Find or open', { selector: 'input' })
  expect(screen.getByRole('status')).toHaveTextContent('A name.')
  fireEvent.change(field, { target: { value: 'torfs' } })
  expect(await screen.findByRole('link', { name: /Ilse Torfs/ })).toHaveAttribute('href', '/en/office/leads/1/')
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/office/jump/?words=en&q=torfs')
  expect(screen.getByRole('link', { name: 'Torfs page' })).toBeVisible()
  field.focus()
  press('ArrowDown', field)
  expect(document.activeElement).toHaveTextContent('Torfs page')
  fetched.mockImplementation(async () => new Response(null, { status: 500 }))
  fireEvent.change(field, { target: { value: 'torfsx' } })
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Not now.'))
  fetched.mockRestore()
})
