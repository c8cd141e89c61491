/** How much a page loads: no more than the budget, and form validation only on pages with a form. */

import budget from '../bench/budget.json' with { type: 'json' }
import { expect, plainTest as test } from '../support/e2e.ts'
import { weigh } from '../support/page-weight.ts'

const hasForms = (scripts: readonly string[]) => scripts.some((script) => script.includes('safeParseAsync'))

for (const { path, hasForm, ...limits } of budget.weights) {
  test(`${path} weighs no more than its budget, and loads ${hasForm ? 'what its form needs' : 'nothing of forms'}`, async ({
    baseURL,
  }) => {
    const { scripts, ...weights } = await weigh(path, baseURL)
    expect(scripts.length).toBeGreaterThan(5)
    expect(hasForms(scripts)).toBe(hasForm)
    for (const kind of ['script', 'css', 'html', 'copy'] as const) expect(weights[kind], kind).toBeLessThanOrEqual(limits[kind])
  })
}
