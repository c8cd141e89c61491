/** Breadcrumbs of pages that the path table does not know. */
import { beforeEach, expect, test } from 'vitest'
import { crumbsTo } from '@/lib/server/pages/pages'
import { portalCrumbs } from '@/lib/server/portal/portal-links'
import { snapshot } from '../../../support/content'

beforeEach(() => {
  globalThis.currentSnapshot = snapshot
})

test('lead from home to a page without an address of its own', () => {
  expect(crumbsTo('Deze pagina bestaat niet', 'nl')).toEqual([
    { name: 'Home', href: '/nl/' },
    { name: 'Deze pagina bestaat niet', href: '' },
  ])
})

test('lead from home over the portal to a property and its part', () => {
  const names = (view?: 'visits') => portalCrumbs(4_102_311, 'Kade 1', view, 'nl').map(({ name, href }) => `${name} ${href}`)
  expect(names()).toEqual(['Home /nl/', 'Uw panden /nl/eigenaar/', 'Kade 1 /nl/eigenaar/4102311/'])
  expect(names('visits')).toEqual([...names(), 'Bezoeken /nl/eigenaar/4102311/bezoeken/'])
})
