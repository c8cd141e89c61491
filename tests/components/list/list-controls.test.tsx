/** Paging, sorting and disclosures of a list. */
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { FrameScript } from '@/components/layout/frame/frame-script.client'
import { Paging, pageNumbers } from '@/components/list/paging'
import { SortSelect } from '@/components/list/sort-select.client'
import { DisclosureGroup } from '@/components/ui/disclosure-group'
import { emptyListQuery, listQueryText } from '@/lib/routing/list-query'
import { renderIn } from '../../support/render'

describe('page numbers', () => {
  test.each([
    [1, 2, [1, 2]],
    [1, 9, [1, 2, 0, 9]],
    [5, 9, [1, 0, 4, 5, 6, 0, 9]],
    [9, 9, [1, 0, 8, 9]],
    [3, 5, [1, 2, 3, 4, 5]],
  ])('page %d of %d shows %j, 0 for a gap', (page, pageCount, expected) => {
    expect(pageNumbers(page, pageCount)).toEqual(expected)
  })

  test('preserve the filters of the list and mark the current page', () => {
    const query = { ...emptyListQuery, filter: { ...emptyListQuery.filter, types: ['2'] }, page: 2 }
    renderIn('nl', <Paging hrefOf={(other) => `/nl/te-koop/${listQueryText(other)}`} query={query} page={2} pageCount={3} />)
    expect(screen.getByRole('link', { name: 'Pagina 2' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Volgende' })).toHaveAttribute('href', '/nl/te-koop/?type=2&page=3')
    expect(screen.getByRole('link', { name: 'Vorige' })).toHaveAttribute('href', '/nl/te-koop/?type=2')
  })
})

test('choosing another order submits the form', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  renderIn(
    'nl',
    <form onSubmit={onSubmit}>
      <label htmlFor="sort">Sorteer</label>
      <SortSelect
        chosen="newest"
        choices={[
          { value: 'newest', label: 'Nieuwste eerst' },
          { value: 'price-asc', label: 'Prijs oplopend' },
        ]}
      />
    </form>,
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sorteer' }), 'Prijs oplopend')
  expect(onSubmit).toHaveBeenCalledOnce()
})

describe('an open disclosure', () => {
  const renderOpen = () => {
    renderIn(
      'nl',
      <DisclosureGroup>
        <details name="filter" open data-testid="cell">
          <summary>Prijs</summary>
        </details>
        <FrameScript />
      </DisclosureGroup>,
    )
    return screen.getByTestId<HTMLDetailsElement>('cell')
  }

  test('closes on Escape and restores the focus', () => {
    const cell = renderOpen()
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(cell.open).toBe(false)
    expect(screen.getByText('Prijs')).toHaveFocus()
  })

  test('in an open sheet closes first, and the sheet on a further Escape', () => {
    renderIn(
      'nl',
      <DisclosureGroup>
        <details open data-testid="sheet">
          <summary>Filters</summary>
        </details>
        <details name="filter" open data-testid="cell">
          <summary>Prijs</summary>
        </details>
        <FrameScript />
      </DisclosureGroup>,
    )
    const isOpen = (id: string) => screen.getByTestId<HTMLDetailsElement>(id).open
    fireEvent.keyDown(document, { key: 'Escape' })
    expect([isOpen('sheet'), isOpen('cell')]).toEqual([true, false])
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(isOpen('sheet')).toBe(false)
    expect(screen.getByText('Filters')).toHaveFocus()
  })

  test('closes on a click outside, not on one inside', () => {
    const cell = renderOpen()
    fireEvent.click(cell)
    expect(cell.open).toBe(true)
    fireEvent.click(document.body)
    expect(cell.open).toBe(false)
  })
})
