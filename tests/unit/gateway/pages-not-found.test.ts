/** What a page renders that called `notFound()` is replaced by a page in the language of the address. */
import { expect, test } from 'vitest'
import { pageHandler, startGateway } from '../../support/start-gateway.ts'

const policy = "script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'"
/** As the framework writes it, which `tests/e2e/framework.spec.ts` tests. */
const document = '<!DOCTYPE html><html id="__next_error__"><head></head><body><div hidden=""></div></body></html>'

async function ask(html: string, path: string): Promise<Response> {
  const { ask: get } = await startGateway(async (request, response) => {
    response.statusCode = 404
    await pageHandler(html, { 'Content-Security-Policy': policy })(request, response)
  })
  return get(path)
}

test.each([
  ['/fr/rien/', 'fr', 'Il n’y a rien ici'],
  ['/nl/niets/', 'nl', 'Hier staat niets'],
])('at %s in %s', async (path, language, title) => {
  const answer = await ask(document, path)
  const html = await answer.text()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain(title)
  expect(html).toContain(`href="/${language}/"`)
})

test('a 404 page of the site is sent, whatever its data', async () => {
  const own = `<!DOCTYPE html><html lang="nl"><p>own</p><script>self.__next_f.push([1,${JSON.stringify(document)}])</script></html>`
  expect(await (await ask(own, '/nl/')).text()).toContain('<p>own</p>')
})
