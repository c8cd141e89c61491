/** Which forms a page has. */
import { expect, test } from 'vitest'
import { findPageForms } from '@/lib/server/forms/page-forms'
import { findContentPage } from '@/lib/server/pages/pages'
import { snapshot } from '../../../support/content'

globalThis.currentSnapshot = snapshot

const formsOf = (path: string) => {
  const page = findContentPage(path)
  return page && findPageForms(page, 'nl')
}

test.each([
  ['contact', ['contact']],
  ['jobs', ['job-application']],
  ['contact-demand', ['valuation']],
  ['', []],
])('the page %j has the forms %j', (path, forms) => expect(formsOf(path)).toEqual(forms))

test('a form in an unpublished module is left out', () => {
  const page = findContentPage('jobs')
  if (page?.kind !== 'page') throw new Error('no page')
  const modules = page.page.modules.map((module) => ({ ...module, status: 'Draft' as const }))
  expect(findPageForms({ ...page, page: { ...page.page, modules } }, 'nl')).toEqual([])
})
