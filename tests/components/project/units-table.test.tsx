/** The table of units: the heading of their areas fits all kinds in the project. */
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
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

const withShop: PublicProject = { ...project, units: [{ ...first, kind: 'commercial' }, ...others] }

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
  document.body.replaceChildren()
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
