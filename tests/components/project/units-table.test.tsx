/** The units of a project with a shop among them: it has neither living area nor bedrooms. */
import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { BedroomRange } from '@/components/project/bedroom-range'
import { UnitsSection } from '@/components/project/units-section'
import { UnitsTable } from '@/components/project/units-table'
import type { PublicProject } from '@/lib/domain/project/project'
import type { Language } from '@/lib/domain/text/language'
import { snapshot } from '../../support/content'
import { renderIn } from '../../support/render'

beforeEach(() => {
  globalThis.currentSnapshot = snapshot
})

const [project] = snapshot.projects
if (!project) throw new Error('no project in the demo content')
const [first, ...others] = project.units
if (!first) throw new Error('no unit in the project')

const withShop: PublicProject = { ...project, units: [{ ...first, kind: 'commercial', bedrooms: 0 }, ...others] }

function renderTable(language: Language, shown: PublicProject, units = shown.units) {
  renderIn(language, <UnitsTable project={shown} units={units} caption="Units" language={language} />)
  return within(screen.getByRole('table', { name: 'Units' }))
}

test.each([
  ['nl', 'Bewoonbaar', 'Oppervlakte'],
  ['fr', 'Habitable', 'Surface'],
  ['en', 'Living area', 'Area'],
  ['de', 'Wohnfläche', 'Fläche'],
] as const)('in %s homes have "%s", and "%s" with a shop among them', (language, ofHomes, ofAll) => {
  const homes = renderTable(language, project)
  expect(homes.getByRole('columnheader', { name: ofHomes })).toBeVisible()
  expect(homes.queryByRole('columnheader', { name: ofAll })).toBeNull()
  cleanup()
  const mixed = renderTable(language, withShop)
  expect(mixed.getByRole('columnheader', { name: ofAll })).toBeVisible()
  expect(mixed.queryByRole('columnheader', { name: ofHomes })).toBeNull()
})

test('all tables of a project have the same headings, on phones too', () => {
  const [, home] = withShop.units
  const table = renderTable('nl', withShop, home && [home])
  expect(table.getByRole('columnheader', { name: 'Oppervlakte' })).toBeVisible()
  const labels = table.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'))
  expect(labels).toContain('Oppervlakte')
  expect(labels).not.toContain('Bewoonbaar')
})

test('a shop has a dash for bedrooms, and any size excludes it', () => {
  const [shop] = withShop.units
  const table = renderTable('nl', withShop, shop && [shop])
  const [, row] = table.getAllByRole('row')
  const heads = table.getAllByRole('columnheader').map((head) => head.textContent)
  // The name of the unit is a heading of its row, not a cell.
  expect(row && within(row).getAllByRole('cell')[heads.indexOf('Slaapkamers') - 1]).toHaveTextContent('–')
  expect(row).toHaveAttribute('data-bedrooms', '')
})

test('a shop makes no choice "Studio", and adds to the number of no size', () => {
  const homes = project.units.filter(({ bedrooms }) => bedrooms > 0)
  const shops = (['free', 'option'] as const).map((state, index) => ({
    ...{ ...first, id: index, price: 1, bedrooms: 0 },
    ...({ kind: 'commercial', state } as const),
  }))
  const { container } = renderIn('nl', <UnitsSection project={{ ...project, units: [...shops, ...homes] }} language="nl" />)
  expect(screen.queryByRole('radio', { name: 'Studio' })).toBeNull()
  for (const fold of container.querySelectorAll('details')) expect(fold.dataset['bedrooms']?.split(' ')).not.toContain('0')
})

test('a range of bedrooms without any home is a dash', () => {
  const [shop] = withShop.units
  const { container } = renderIn('nl', <BedroomRange project={{ units: shop ? [shop] : [] }} />)
  expect(container).toHaveTextContent('–')
})
