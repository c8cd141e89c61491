/** Names of facts in one line: the first with a capital, the others as the language writes them within a sentence. */
import { expect, test } from 'vitest'
import { FactNames } from '@/components/property/detail/overview/main-facts'
import { renderIn } from '@/tests/support/render'

test.each([
  ['nl', 'Zolder, tuin, zwembad'],
  ['fr', 'Grenier, jardin, piscine'],
  ['de', 'Dachboden, Garten, Schwimmbad'],
] as const)('in %s', (language, line) => {
  const { container } = renderIn(language, <FactNames labels={['attic', 'garden', 'pool']} />)
  expect(container).toHaveTextContent(line)
})
