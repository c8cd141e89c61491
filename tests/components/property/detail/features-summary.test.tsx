/** The features in one line, as the folded section shows them. */
import { expect, test } from 'vitest'
import { FeaturesSummary } from '@/components/property/detail/overview/features-section'
import { renderIn } from '../../../support/render'
import { getDetail } from './render-detail'

test.each([
  ['s01', 'en', 'Excellent, Fully fitted, Mansard roof'],
  ['t02', 'en', 'Good, Pitched roof, Tiles'],
  ['t02', 'fr', 'Bon, Toit en bâtière, Tuiles'],
] as const)('of %s in %s contain no “none” without its label: %s', (recordFile, language, words) => {
  const { container } = renderIn(language, <FeaturesSummary detail={getDetail(recordFile, language)} />)
  expect(container).toHaveTextContent(words)
})
