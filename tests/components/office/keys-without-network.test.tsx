// @vitest-environment jsdom
/** The dialogs of the shortcut keys are loaded when they open: if that fails, the page and its typed values stay. */
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

vi.mock('@/components/office/keys/jump-sheet.client', () => {
  throw new Error('no network')
})

// Another file of this worker may have loaded the real part already.
vi.resetModules()
const { OfficeKeys } = await import('@/components/office/keys/office-keys.client')

const words = { title: 'Keyboard shortcuts', help: '', isOff: '', close: '', keys: [] }
const jump = {
  ...{ title: 'Find or open', help: '', asking: '', nothing: '', failed: '', close: '', language: 'en' },
  ...{ groups: {}, pages: [] },
}

test('Ctrl+K without a network opens nothing and loses nothing', async () => {
  render(
    <main>
      <textarea aria-label="Answer" defaultValue="" />
      <OfficeKeys pages={{ today: '/', plan: '/', leads: '/' }} words={words} jump={jump} />
    </main>,
  )
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: 'Dear Ms Torfs' } })
  fireEvent.keyDown(field, { key: 'k', ctrlKey: true })
  await new Promise((done) => setTimeout(done, 400))
  expect(screen.getByRole('textbox')).toHaveValue('Dear Ms Torfs')
  expect(screen.queryByRole('dialog')).toBeNull()
})
