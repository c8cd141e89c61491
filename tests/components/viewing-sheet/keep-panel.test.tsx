/** Saving a sheet and removing it: each button disappears when pressed, and the focus stays in the panel. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

vi.mock('@/components/viewing-sheet/keep-sheet', () => ({
  canKeep: () => true,
  readKept: async () => undefined,
  removeKept: async () => undefined,
  keepSheet: async () => ({ until: 1, keptAt: 0, bytes: 1e6 }),
}))
vi.mock('@/components/viewing-sheet/use-own-words', () => ({ useOwnWords: () => undefined }))

// Another file of this worker may have loaded the real part already.
vi.resetModules()
const { KeepPanel } = await import('@/components/viewing-sheet/keep-panel.client')

const words = {
  ...{ keep: 'Keep it', help: 'For the way.', keeping: '{done} of {of}', kept: 'Kept, {size}', remove: 'Remove' },
  ...{ failed: 'Failed', offline: 'Offline' },
}

test('the focus stays in the panel', async () => {
  render(<KeepPanel href="/nl/blad/?sheet=a" until={Date.now() + 1e6} lastDay="1-1" words={words} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }))
  const panel = screen.getByRole('region', { name: 'Keep it' })
  const remove = await screen.findByRole('button', { name: 'Remove' })
  expect(panel).toHaveFocus()
  await userEvent.click(remove)
  await screen.findByRole('button', { name: 'Keep it' })
  expect(panel).toHaveFocus()
})
