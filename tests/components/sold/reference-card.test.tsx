/** The card of a sale or letting: its area has the name that fits the kind. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ReferenceCard } from '@/components/sold/reference-card'
import { snapshot } from '../../support/content'
import { renderIn } from '../../support/render'

test.each([
  ['nl', 'apartment', '96\u00a0m² bewoonbare oppervlakte'],
  ['nl', 'land', '96\u00a0m² perceel'],
  ['nl', 'commercial', '96\u00a0m² oppervlakte'],
  ['fr', 'commercial', '96\u00a0m² surface'],
  ['en', 'commercial', '96\u00a0m² floor area'],
  ['de', 'commercial', '96\u00a0m² Fläche'],
] as const)('in %s names the area of kind %s correctly: %s', (language, kind, text) => {
  const [first] = snapshot.market.references
  if (!first) throw new Error('no reference in the demo content')
  const reference = { ...first, kind, area: 96, bedrooms: 0 }
  renderIn(language, <ReferenceCard reference={reference} language={language} sizes="100vw" />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([text])
})
