/** Secrets are removed from the address bar at once, and the page still gets them. */
import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { isClosedPage } from '@/lib/routing/secret-links'
import { unwantedLink } from '@/lib/server/mail/unwanted-mail'
import { hideSecrets, readQuery } from '@/lib/server/security/secret-links'

const confirm = '/nl/newsletter-link/confirm/'
const address = 'https://agency.example/nl/nieuwsbrief/bevestigen/'
const ask = (url: string, cookie = '', method = 'GET') =>
  new NextRequest(url, { headers: { cookie, 'x-forwarded-proto': 'https' }, method })

/** What a browser does with the response: the address that it requests next, and the cookie that it sends. */
function follow(path: string, url: string) {
  const answer = hideSecrets(path, ask(url))
  return { to: answer?.headers.get('location') ?? '', set: answer?.headers.get('set-cookie') ?? '', answer }
}

test('a token is moved into a cookie that no script can read, and given back to the page', () => {
  const { to, set, answer } = follow(confirm, `${address}?token=a.b.c-_&x=1`)
  expect([answer?.status, answer?.headers.get('cache-control'), answer?.headers.get('referrer-policy')]).toEqual([
    303,
    'private, no-store',
    'no-referrer',
  ])
  expect(to).toMatch(/^https:\/\/agency\.example\/nl\/nieuwsbrief\/bevestigen\/\?x=1&link=[\w-]{12}$/)
  expect(set).toMatch(/^link_[\w-]{12}=.*; Path=\/;.*Secure; HttpOnly; SameSite=lax$/i)
  const cookie = set.split(';')[0]
  expect(Object.fromEntries(readQuery(ask(to, cookie)))).toEqual({ x: '1', token: 'a.b.c-_' })
  expect(hideSecrets(confirm, ask(to, cookie))).toBeUndefined()
})

test('so is the token of an unwanted-mail link', () => {
  const { pathname, search } = new URL(unwantedLink('an@voorbeeld.example', 'visit', 'nl', new Date()).href)
  const { to } = follow('/nl/unwanted-mail/', `https://agency.example${pathname}${search}`)
  expect(to).toMatch(/^https:\/\/agency\.example\/nl\/mail-niet-gewenst\/\?link=[\w-]{12}$/)
})

test('two links opened at the same time do not affect each other', () => {
  const [first, second] = [follow(confirm, `${address}?token=one`), follow(confirm, `${address}?token=two`)]
  const cookies = [first, second].map(({ set }) => set.split(';')[0]).join('; ')
  expect(readQuery(ask(first.to, cookies)).get('token')).toBe('one')
  expect(readQuery(ask(second.to, cookies)).get('token')).toBe('two')
  expect(first.to).not.toContain('one')
})

/** Cookies of a browser, the oldest first, after another site opened these addresses. */
function openAll(urls: readonly string[]) {
  const jar = new Map<string, string>()
  let to = ''
  for (const url of urls) {
    const answer = hideSecrets(confirm, ask(url, [...jar].map((pair) => pair.join('=')).join('; ')))
    for (const line of answer?.headers.getSetCookie() ?? []) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    to = answer?.headers.get('location') ?? to
  }
  return { cookies: [...jar].map((pair) => pair.join('=')).join('; '), to }
}

test('after any number of links the browser has few of these cookies, and the last link works', () => {
  const link = (count: number) => `${address}?token=${count}-${'a'.repeat(400)}&signature=${'b'.repeat(100)}`
  const { cookies, to } = openAll(Array.from({ length: 60 }, (_, count) => link(count)))
  expect(cookies.length).toBeLessThan(8_000)
  expect(readQuery(ask(to, cookies)).get('token')).toMatch(/^59-/)
  const long = `${address}?${Array.from({ length: 12 }, () => `token=${'a'.repeat(400)}`).join('&')}`
  expect(openAll([long]).cookies).toBe('')
})

test('without its cookie a handle is useless', () => {
  const { to } = follow(confirm, `${address}?token=one`)
  expect(readQuery(ask(to)).get('token')).toBeNull()
  expect(readQuery(ask(`${address}?link=__proto__`, 'link_other=token%3Done')).get('token')).toBeNull()
})

test.each([
  ['/nl/preview/nieuws/', 'until=4000000000&signature=abc', 'until=4000000000&link='],
  ['/nl/property/4102405/rental-application/', 'expires=4000000000&signature=abc', 'expires=4000000000&link='],
  ['/nl/saved-search/save/', 'goal=sale&to=encrypted', 'goal=sale&link='],
])('%s?%s is hidden', (path, query, open) => expect(follow(path, `${address}?${query}`).to).toContain(`?${open}`))

test.each([
  ['/nl/portal/5417/visits/', 'from=2026-01-01&to=2026-02-01', 'GET'],
  ['/nl/filtered/for-sale/', 'type=2&city=Antwerpen', 'GET'],
  [confirm, '', 'GET'],
  [confirm, 'token=a.b.c', 'POST'],
  [confirm, `token=${'a'.repeat(1500)}`, 'GET'],
  [confirm, 'token=http://evil.example/', 'GET'],
  [confirm, 'token=', 'GET'],
  [confirm, 'token=a;Path=/', 'GET'],
])('%s?%s sent by %s is unchanged', (path, query, method) =>
  expect(hideSecrets(path, ask(`${address}?${query}`, '', method))).toBeUndefined(),
)

test.each([
  ['/nl/login/', ''],
  ['/fr/login/password/', 'token=a'],
  ['/nl/account/second-factor/', ''],
  ['/en/portal/5417/', ''],
  ['/nl/preview/nieuws/', ''],
  ['/nl/newsletter-link/unsubscribe/', ''],
  ['/nl/saved-search/manage/', ''],
  ['/nl/unwanted-mail/', ''],
  ['/nl/returned/contact/', 'returned=contact'],
  ['/nl/property/4102405/rental-application/', 'signature=a'],
  ['/nl/feedback/contact-appointment/', 'viewing=a.b.c'],
])('%s?%s is a closed page', (path, query) => expect(isClosedPage(path, new URLSearchParams(query))).toBe(true))

test.each([
  ['/nl/', ''],
  ['/nl/for-sale/', ''],
  ['/nl/filtered/for-sale/', 'type=2'],
  ['/nl/property/4102405/rental-application/', ''],
])('%s?%s is not', (path, query) => expect(isClosedPage(path, new URLSearchParams(query))).toBe(false))
