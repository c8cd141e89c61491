/** Chart, tables and sources of the portal, as text and for screen readers (design, "Portal": a text alternative and a csv). */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fullColumns } from '@/components/portal/items/item-columns'
import { ItemTable } from '@/components/portal/items/item-table'
import { ViewSources } from '@/components/portal/page-views/view-sources'
import { ViewsGraph } from '@/components/portal/page-views/views-graph'
import { parseItemQuery, type TextOf } from '@/lib/domain/portal/item-query'
import { dailyCounts } from '@/lib/domain/portal/page-view-figures'
import type { PortalItem } from '@/lib/domain/portal/portal-item'
import { renderIn } from '@/tests/support/render'

const today = '2026-11-20'
const days = dailyCounts(
  [
    { day: '2026-11-18', count: 1200 },
    { day: today, count: 7 },
  ],
  { from: '2026-11-11', to: today },
)

test('the chart has a description and a table', () => {
  renderIn('nl', <ViewsGraph days={days} marks={[{ day: '2026-11-12', text: 'Online' }]} today={today} />)
  const name = 'Keer bekeken per dag van 11-11-2026 tot en met 20-11-2026: 1.207 in totaal, hoogstens 1.200.'
  const [drawing] = screen.getAllByRole('img', { name })
  expect(within(drawing as HTMLElement).getByText('Online')).toBeInTheDocument()
  const row = screen.getByRole('row', { name: /18-11-2026/, hidden: true })
  expect(within(row).getByRole('cell', { hidden: true })).toHaveTextContent('1.200')
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(11)
})

test('sources have their names in each language, an unknown one counts as another', () => {
  const share = { count: 3, percent: 75, ofMost: 100 }
  renderIn(
    'fr',
    <ViewSources
      sources={[
        { source: 'saved-search', ...share },
        { source: 'telex', ...share, count: 1, percent: 25 },
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Recherche par e-mail 75\u00a0%3',
    'Autres 25\u00a0%1',
  ])
})

const textOf: TextOf = (item, column) => item[column]

const media: PortalItem = {
  id: 'a',
  kind: 'media',
  date: '2026-11-11',
  time: undefined,
  type: 'Immoweb',
  contact: '',
  subject: '',
  comment: '',
  status: 'online',
  link: 'https://www.immoweb.example/1',
  views: 2418,
  contacts: undefined,
}

test('a table announces its sort order, and each heading links to another', () => {
  const query = parseItemQuery(new URLSearchParams('sort=views'), 'media')
  const sorting = { query, hrefOf: (column: string) => `/?sort=${column}` }
  renderIn(
    'en',
    <ItemTable kind="media" items={[media]} columns={fullColumns.media} textOf={textOf} labelledBy="x" sorting={sorting} />,
  )
  expect(screen.getByRole('columnheader', { name: 'Views' })).toHaveAttribute('aria-sort', 'descending')
  expect(screen.getByRole('columnheader', { name: 'Channel' })).not.toHaveAttribute('aria-sort')
  expect(screen.getByRole('link', { name: 'Channel' })).toHaveAttribute('href', '/?sort=type')
  expect(screen.getByRole('link', { name: 'Immoweb (opens in a new tab)' })).toHaveAttribute('rel', 'noopener')
  expect(screen.getByText('2,418 views')).toBeInTheDocument()
})

test('a table without items says so', () => {
  renderIn('de', <ItemTable kind="visit" items={[]} columns={fullColumns.visit} textOf={textOf} labelledBy="x" />)
  expect(screen.getByText('Es gab noch keine Besichtigungen, und es sind keine geplant.')).toBeInTheDocument()
})
