/** Indexes of lists and search panel are built in steps before new content is shown; requests run between the steps. */
import { expect, test, vi } from 'vitest'
import * as panelSearch from '@/lib/domain/search/panel-search'
import * as landing from '@/lib/routing/landing-pages'
import { findLandingPages } from '@/lib/server/pages/landing-index'
import { findForPanel } from '@/lib/server/search/panel'
import { findPanelBase } from '@/lib/server/search/panel-base'
import { prepareSearch } from '@/lib/server/search/prepare-search'
import { snapshot } from '@/tests/support/content'

/** As many towns as a large agency has. */
const [model] = snapshot.properties
const towns = Array.from({ length: 600 }, (_, place) => ({
  ...(model as NonNullable<typeof model>),
  id: 9_000_001 + place,
  city: `TOWN ${String.fromCharCode(65 + (place % 26))}${place}`,
  zip: String(2000 + place),
}))

test('nothing is built at the first request, and each step handles a few towns', () => {
  const many = { ...snapshot, properties: [...snapshot.properties, ...towns] }
  let steps = 0
  for (const _ of prepareSearch(many)) steps += 1
  expect(steps).toBeGreaterThan(600)
  const made = [vi.spyOn(panelSearch, 'createPanelIndex'), vi.spyOn(landing, 'createLandingPages')]
  globalThis.currentSnapshot = many
  expect(findForPanel('a0', 'nl').cities).toMatchObject([{ zip: '2000' }])
  expect(findForPanel(String(model?.id), 'fr').properties).toHaveLength(1)
  expect(findLandingPages(many, 'sale').pages.length).toBeGreaterThan(0)
  expect(findPanelBase(many).cities.length).toBeGreaterThan(600)
  for (const one of made) expect(one).not.toHaveBeenCalled()
  globalThis.currentSnapshot = snapshot
})
