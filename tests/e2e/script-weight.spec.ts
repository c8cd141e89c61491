/** How much script a page loads: what checks forms comes only where a form stands. */
import { gzipSync } from 'node:zlib'
import { expect, test } from '../support/e2e.ts'
import { findTags } from '../support/html.ts'
import { paths } from '../support/site-texts.ts'

/** Bytes of all script of a page, gzip; more than today's 153 700 and some room. */
const limit = 157_000

/** The scripts that a page asks for as it loads, those of old browsers aside. */
async function loadScripts(path: string, baseURL: string | undefined): Promise<string[]> {
  const html = await (await fetch(new URL(path, baseURL))).text()
  const tags = findTags(html, 'script').filter((tag) => tag['nomodule'] === undefined)
  const preloads = findTags(html, 'link').filter((tag) => tag['rel'] === 'preload' && tag['as'] === 'script')
  const addresses = new Set([...tags.map((tag) => tag['src']), ...preloads.map((tag) => tag['href'])])
  return Promise.all(
    [...addresses].flatMap((address) => (address ? [fetch(new URL(address, baseURL)).then((answer) => answer.text())] : [])),
  )
}

const hasForms = (scripts: readonly string[]) => scripts.some((script) => script.includes('safeParseAsync'))

for (const path of ['/nl/', paths.nl.sale, paths.nl.rent]) {
  test(`${path} loads nothing of forms, and not more than ${limit} bytes`, async ({ baseURL }) => {
    const scripts = await loadScripts(path, baseURL)
    expect(scripts.length).toBeGreaterThan(5)
    expect(hasForms(scripts)).toBe(false)
    expect(scripts.reduce((sum, script) => sum + gzipSync(script).length, 0)).toBeLessThan(limit)
  })
}

test('a page with a form asks for its script and styles at once', async ({ baseURL }) => {
  expect(hasForms(await loadScripts('/nl/contact/', baseURL))).toBe(true)
})
