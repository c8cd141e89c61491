/** The floor plans of a property and of a project's units: their position and their texts. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { UnitsSection } from '@/components/project/units-section'
import { renderIn } from '@/tests/support/render'
import { getProject, setSnapshot } from '../modules/demo'
import { renderDetail } from '../property/detail/render-detail'

const openingTime = { timeout: 120_000 }

test('each storey has a plan whose text names the rooms with the numbers of the table', () => {
  renderDetail('s01')
  const layout = screen.getByRole('region', { name: 'Indeling' })
  const ground = within(layout).getByRole('link', { name: /^Plan, Gelijkvloers: 1\sInkomhal \(14\sm²\), 2\sBureau \(17\sm²\)/ })
  expect(ground).toHaveAttribute('href', expect.stringMatching(/^\/media\/[\w-]{12}\/s01-0\.svg$/))
  expect(ground.closest('details')).toHaveTextContent(/Gelijkvloers.*1Inkomhal14 m².*2Bureau17 m²/)
  expect(within(layout).getAllByRole('link', { hidden: true })).toHaveLength(5)
})

test('uses the language of the page', () => {
  renderDetail('s01', 'fr')
  expect(screen.getByRole('link', { name: /^Plan, Rez-de-chaussée\s: 1\s/ })).toBeVisible()
  expect(screen.getByRole('link', { name: '5 plans' })).toHaveAttribute('href', '#plans')
})

test('a property without plans has neither numbers nor an empty section', () => {
  renderDetail('s01', 'nl', { floorPlans: [] })
  const layout = screen.getByRole('region', { name: 'Indeling' })
  expect(within(layout).queryByRole('link', { hidden: true })).toBeNull()
  expect(layout).toHaveTextContent('Inkomhal14 m²')
  expect(layout).not.toHaveTextContent('1Inkomhal')
  expect(screen.getByRole('link', { name: 'Plannen' })).toHaveAttribute('href', '#documents')
})

test('a plan opens in the lightbox, with its rooms below it and zoom buttons', async () => {
  const user = userEvent.setup()
  renderDetail('s01')
  await user.click(screen.getByText('1e verdieping', { selector: 'summary b' }))
  await user.click(screen.getByRole('link', { name: /^Plan, 1e verdieping/ }))
  const lightbox = await screen.findByRole('dialog', {}, openingTime)
  expect(lightbox).toHaveAccessibleName(/^Plannen van /)
  expect(lightbox).toHaveTextContent('2 / 5')
  expect(lightbox).toHaveTextContent('6 Leefruimte (32 m²)')
  for (const name of ['Inzoomen', 'Uitzoomen', 'Volgend plan', 'Sluiten']) {
    expect(within(lightbox).getByRole('button', { name })).toBeInTheDocument()
  }
  await user.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 120_000 })
})

test('units of a project link to the plan that they share', async () => {
  const user = userEvent.setup()
  setSnapshot()
  renderIn('nl', <UnitsSection project={getProject('p01')} language="nl" />)
  const links = ['A.1.02', 'A.2.02'].map((name) => screen.getByRole('link', { name: `Plan van ${name}` }))
  for (const link of links) expect(link).toHaveAttribute('href', expect.stringMatching(/\/p01-one-bedroom\.svg$/))
  expect(screen.queryByRole('link', { name: 'Plan van A.0.01' })).toBeNull()
  expect(screen.getByText(/^Eenheden A\.1\.02, A\.2\.02/)).toHaveTextContent('2 Leefkeuken (34 m²), 3 Slaapkamer (14 m²)')
  await user.click(screen.getByRole('link', { name: 'Plan van A.2.02' }))
  expect(await screen.findByRole('dialog', {}, openingTime)).toHaveTextContent('2 / 2')
})

test('a project without plans has no column for them', () => {
  setSnapshot()
  renderIn('nl', <UnitsSection project={getProject('p02')} language="nl" />)
  expect(screen.queryByRole('columnheader', { name: 'Plan' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Plannen' })).toBeNull()
})
