/** The search box by keyboard. */
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { box, group, panel, prepareSearch, search } from '../../support/search-box.tsx'

prepareSearch()

describe('the keyboard', () => {
  const chosen = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')

  test('Escape closes the panel and preserves the text; an arrow opens it again', async () => {
    await search('berchem')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('grid')).toBeNull()
    expect(box()).toHaveValue('berchem')
    expect(box()).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(panel()).toBeVisible()
  })

  test('arrows move through rows and cells, Home and End to the ends', async () => {
    await search('berchem')
    await userEvent.keyboard('{ArrowDown}')
    expect(chosen()).toHaveAccessibleName('Berchem 2600 Te koop 2')
    expect(chosen()).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    expect(chosen()).toHaveAccessibleName('Berchem 2600 Te huur 2')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(chosen()).toHaveAccessibleName('Studio Te koop 1')
    await userEvent.keyboard('{ArrowUp}')
    expect(chosen()).toHaveAccessibleName('Appartement Te koop 4')
    await userEvent.keyboard('{End}')
    expect(chosen()).toHaveAccessibleName('Nieuwbouw of renovatie Te koop 3')
    await userEvent.keyboard('{ArrowDown}')
    expect(chosen()).toHaveAccessibleName('Berchem 2600 Te koop 2')
    await userEvent.keyboard('{ArrowUp}{Home}')
    expect(chosen()).toHaveAccessibleName('Berchem 2600 Te koop 2')
    expect(box()).toHaveFocus()
  })

  test('arrows with a modifier key are left to the browser: previous page, selecting text', async () => {
    await search('berchem')
    await userEvent.keyboard('{ArrowDown}')
    const cell = chosen()
    for (const [key, held] of [
      ['ArrowLeft', { altKey: true }],
      ['ArrowLeft', { metaKey: true }],
      ['ArrowRight', { ctrlKey: true }],
      ['Home', { shiftKey: true }],
    ] as const)
      expect(fireEvent.keyDown(box(), { key, ...held }), key).toBe(true)
    expect(chosen()).toBe(cell)
  })

  test('Enter follows the chosen cell', async () => {
    await search('berchem')
    const follow = vi.fn((event: Event) => event.preventDefault())
    const [, link] = within(group('Stad')).getAllByRole('link')
    link?.addEventListener('click', follow)
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    expect(follow).toHaveBeenCalledOnce()
  })

  test('typing continues in the box and clears the choice', async () => {
    await search('berche')
    await userEvent.keyboard('{ArrowDown}m')
    expect(box()).toHaveValue('berchem')
    expect(box()).not.toHaveAttribute('aria-activedescendant')
  })

  test('Tab moves through the buttons and leaves the panel', async () => {
    await search('')
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Te koop 16' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Te huur 3' })).toHaveFocus()
    expect(panel()).toBeVisible()
    await userEvent.tab()
    expect(screen.queryByRole('grid')).toBeNull()
  })
})
