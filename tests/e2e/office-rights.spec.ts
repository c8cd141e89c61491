/** Authorization in the office, over HTTP: on a separate site with unchanged demo data. */
import { expect, plainTest as test } from '../support/e2e.ts'
import { formCases } from '../support/office-form-values.ts'
import { tryOffice, wrongIn } from '../support/office-rights.ts'
import { type SiteServer, startSite } from '../support/site-server.ts'

let site: SiteServer

test.beforeAll(async () => {
  site = await startSite('rights-site', 3224, { DEMO: '1', REQUESTS_PER_MINUTE: '6000' })
})

test.afterAll(() => site.stop())

test('pages, route handlers and forms of the office work for authorized people, and change nothing for anybody else', async () => {
  expect(await site.demo()).toMatchObject({ code: 0 })
  const { forms, tried } = await tryOffice(site)
  expect(Object.keys(formCases).toSorted(), 'each form has its case').toEqual(forms.toSorted())
  expect(wrongIn(tried)).toEqual([])
})
