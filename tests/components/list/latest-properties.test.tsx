/** The newest properties on the home page. */
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { LatestProperties } from '@/components/list/latest-properties'
import { renderIn } from '../../support/render'
import { moduleProps, setSnapshot } from '../modules/demo'

const { module } = moduleProps({
  title: { nl: 'Nieuw in het aanbod', fr: 'Nouveautés', en: 'New', de: 'Neu' },
  relation: { type: 'property-list', id: 'latest' },
  itemsPerRow: 4,
})

beforeEach(() => setSnapshot())

test('are below their title, four of them, with a link to all', () => {
  renderIn('nl', <LatestProperties module={module} language="nl" />)
  expect(screen.getByRole('heading', { level: 2, name: 'Nieuw in het aanbod' })).toBeVisible()
  expect(screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'))).toHaveLength(4)
})

test('are left out, including the title, while there are none', () => {
  setSnapshot({ properties: [] })
  const { container } = renderIn('nl', <LatestProperties module={module} language="nl" />)
  expect(container).toBeEmptyDOMElement()
})
