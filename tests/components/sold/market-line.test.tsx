/** The line about recent sales, below a list. */
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { MarketLine } from '@/components/sold/market-line'
import { referencesPath } from '@/lib/routing/reference-query'
import { snapshot } from '../../support/content'
import { renderIn } from '../../support/render'
import { setSnapshot } from '../modules/demo'

beforeEach(() => setSnapshot())

test('gives the number of sales, with a link to all of them', () => {
  const { container } = renderIn('nl', <MarketLine />)
  expect(container).toHaveTextContent(String(snapshot.market.sold))
  expect(screen.getByRole('link')).toHaveAttribute('href', '/nl/verkocht/')
})

test('has no link when the agency has no references page', () => {
  setSnapshot({ pages: new Map([...snapshot.pages].filter(([path]) => path !== referencesPath)) })
  const { container } = renderIn('nl', <MarketLine />)
  expect(container).toHaveTextContent(String(snapshot.market.sold))
  expect(screen.queryByRole('link')).toBeNull()
})

test('is left out without sales', () => {
  setSnapshot({ market: { ...snapshot.market, sold: 0 } })
  const { container } = renderIn('nl', <MarketLine />)
  expect(container).toBeEmptyDOMElement()
})
