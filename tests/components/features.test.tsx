/** Features that are switched off are not rendered, and none of their scripts is sent. */
import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { CompareBar } from '@/components/favourites/compare-bar'
import { CompareChoice } from '@/components/favourites/compare-choice'
import { Favourite } from '@/components/favourites/favourite'
import { RecentlySeen } from '@/components/favourites/recently-seen'
import { PropertyListView } from '@/components/list/property-list-view'
import { PropertyMap } from '@/components/map/property-map'
import { findSections } from '@/components/property/detail/sections'
import { ShareLinks } from '@/components/property/detail/summary/share-links'
import { Prose } from '@/components/ui/prose'
import { emptyListQuery } from '@/lib/routing/list-query'
import { getPropertyDetail } from '@/lib/server/property/property-detail'
import { getProperty, snapshot } from '../support/content'
import { renderIn } from '../support/render'
import { setSnapshot } from './modules/demo'
import { warnOfSearch } from './search/warn-of-search'

const { features } = snapshot.site
const allOff = Object.fromEntries(Object.keys(features).map((feature) => [feature, false]))

beforeAll(warnOfSearch)

beforeEach(() => setSnapshot({ site: { ...snapshot.site, features: { ...features, ...allOff } } }))

test('buttons, bars and maps are not rendered', () => {
  const { container } = renderIn(
    'nl',
    <>
      <Favourite id={4102318} title="Dokappartement" />
      <CompareChoice id={4102318} />
      <CompareBar language="nl" />
      <RecentlySeen />
      <PropertyMap language="nl" properties={[]} label="Kaart" />
      <ShareLinks detail={getPropertyDetail(getProperty('s02'), 'nl')} />
    </>,
  )
  expect(container).toBeEmptyDOMElement()
})

test('a list has no map, not even at an old address of one', () => {
  renderIn('nl', <PropertyListView goal="sale" language="nl" heading="Te koop" query={{ ...emptyListQuery, view: 'map' }} />)
  expect(screen.queryByRole('link', { name: 'Kaart' })).toBeNull()
  expect(screen.queryByText(/op de kaart/i)).toBeNull()
  expect(screen.getAllByRole('article').length).toBeGreaterThan(5)
})

test('a property page has neither light compass nor calculator', () => {
  const ids = () => findSections(getPropertyDetail(getProperty('s01'), 'nl')).map(({ id }) => id)
  expect(ids()).not.toEqual(expect.arrayContaining(['light']))
  expect(ids()).not.toEqual(expect.arrayContaining(['buying']))
  setSnapshot()
  expect(ids()).toEqual(expect.arrayContaining(['light', 'buying']))
})

test('a property page has no films', () => {
  const film = getProperty('s01', { videoUrl: 'https://vimeo.com/1' })
  const ids = () => findSections(getPropertyDetail(film, 'nl')).map(({ id }) => id)
  expect(ids()).not.toContain('media')
  setSnapshot()
  expect(ids()).toContain('media')
})

test('a text that mentions a page that is off has no link to it', () => {
  setSnapshot({ offPaths: new Set(['favourites']) })
  renderIn('nl', <Prose language="nl" text="Zie [bewaarde panden](favourites) en [tarieven](fees)." />)
  expect(screen.getByText(/bewaarde panden/)).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['tarieven'])
})
