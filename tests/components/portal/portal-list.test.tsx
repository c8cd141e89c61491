/** The first page of the portal, and tables without empty columns. */
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { PortalList } from '@/components/portal/frame/portal-list'
import { fullColumns } from '@/components/portal/items/item-columns'
import { ItemTable } from '@/components/portal/items/item-table'
import type { PortalItem } from '@/lib/domain/portal/portal-item'
import { getRecord } from '../../support/content'
import { renderIn } from '../../support/render'
import { setSnapshot } from '../modules/demo'

beforeEach(() => setSnapshot())

test('each property is listed with its figures', () => {
  const property = getRecord('s01')
  renderIn('nl', <PortalList language="nl" name="An" summaries={[{ property, views: 1207, requests: 3, planned: 0 }]} />)
  const entry = screen.getByRole('heading', { level: 2, name: property.texts.nl.title }).closest('li') as HTMLElement
  const terms = within(entry).getAllByRole('term')
  const figures = within(entry).getAllByRole('definition')
  expect(terms.map((term, index) => [term.textContent, figures[index]?.textContent])).toEqual([
    ['Bekeken in 30 dagen', '1.207'],
    ['Aanvragen in 30 dagen', '3'],
    ['Bezoeken gepland', '0'],
  ])
})

test('a column without values is left out', () => {
  const item: PortalItem = {
    id: '1',
    kind: 'visit',
    date: '2026-11-12',
    time: '14:00',
    type: 'visit',
    contact: 'Familie V.',
    subject: '',
    comment: '',
    status: 'done',
    link: undefined,
    views: undefined,
    contacts: undefined,
  }
  const textOf = (shown: PortalItem, column: 'type' | 'contact' | 'subject' | 'comment' | 'status') => shown[column]
  const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim())
  const table = (items: PortalItem[]) => (
    <ItemTable kind="visit" items={items} columns={fullColumns.visit} textOf={textOf} labelledBy="visits" />
  )
  const { unmount } = renderIn('nl', table([item]))
  expect(headings()).toHaveLength(fullColumns.visit.length - 2)
  unmount()
  renderIn('nl', table([item, { ...item, id: '2', comment: 'Komt terug.' }]))
  expect(headings()).toHaveLength(fullColumns.visit.length - 1)
})
