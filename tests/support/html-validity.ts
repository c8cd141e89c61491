/** Validates crawled pages against the HTML standard. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { Crawled } from './crawl.ts'

/** Only rules of the standard, none of style. */
const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }))

/** Each error once, with the number of pages that have it and the first of them. */
export function findInvalidHtml(pages: ReadonlyMap<string, Crawled>): string[] {
  const found = new Map<string, { count: number; path: string }>()
  for (const { path, html } of pages.values()) {
    if (!html) continue
    const { results } = validator.validateStringSync(html)
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      const fault = `${ruleId}: ${message} (${selector})`
      const { count, path: first } = found.get(fault) ?? { count: 0, path }
      found.set(fault, { count: count + 1, path: first })
    }
  }
  return [...found].map(([fault, { count, path }]) => `${fault} on ${path}${count > 1 ? ` and ${count - 1} more` : ''}`)
}
