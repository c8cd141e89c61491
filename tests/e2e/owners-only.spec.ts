/** Pages of an owner are inaccessible to everybody else. */
import { globSync } from 'node:fs'
import { portalViews } from '../../lib/routing/private-pages.ts'
import { expect, testInOneTab as test } from '../support/e2e.ts'
import { addAccount, newMail, ownerPassword, portal } from '../support/owners.ts'
import { addressOf } from '../support/site-routes.ts'
import { languages } from '../support/site-texts.ts'
import { readSitemaps } from '../support/sitemap.ts'

const [own, foreign] = [4102311, 4101983]

/** Every address about one property: its pages in each language, and the route handlers in the source. */
function portalAddresses(propertyId: number): string[] {
  const pages = languages.flatMap((language) => {
    const segments = portalViews.map((view) => addressOf(`owner/${view}`, language).split('/').at(-2))
    return ['', ...segments.map((segment) => `${segment}/`)].map((rest) => portal(propertyId, language) + rest)
  })
  const files = globSync('app/api/owner/**/route.ts').map((file) =>
    file.replace(/^app|route\.ts$/g, '').replace('[property]', String(propertyId)),
  )
  const tables = ['views', 'sources', 'visits', 'communications', 'media']
  const filled = files.flatMap((file) =>
    file.includes('[table]') ? tables.map((table) => file.replace('[table]', table)) : [file],
  )
  return [...pages, ...filled.map((file) => `${file.replace(/\[\w+\]/g, '1')}?language=nl`)]
}

test('every page of the portal is listed among the views', () => {
  const made = globSync('app/[[]lang[]]/portal/[[]property[]]/**/page.tsx').map((file) => file.split('/').at(-2) ?? '')
  expect(made.filter((folder) => folder !== '[property]' && !portalViews.some((view) => view === folder))).toEqual([])
})

test('pages of an owner do not exist for anybody else', async ({ baseURL }) => {
  const ask = (path: string, cookie: string, method = 'GET') =>
    fetch(new URL(path, baseURL), { method, headers: { cookie }, redirect: 'manual' })
  const [owner, another, subscriber] = [
    await addAccount(newMail(), 'owner', [own]),
    await addAccount(newMail(), 'owner', [foreign]),
    await addAccount(newMail(), 'seeker', [own]),
  ]
  for (const path of portalAddresses(own)) {
    const answer = await ask(path, owner)
    // A document or file that the property does not have is a 404.
    if (!/\/(documents|files)\/1\//.test(path)) expect(answer.status, `the owner: ${path}`).toBe(200)
    for (const [who, cookie] of Object.entries({ another, subscriber })) {
      const refusal = await ask(path, cookie)
      expect(refusal.status, `${who}: ${path}`).toBe(404)
      expect(await refusal.text(), `${who}: ${path}`).not.toContain('An Peeters')
      expect(refusal.headers.get('cache-control'), path).toContain('no-store')
      expect((await ask(path, cookie, 'POST')).status, `${who} posts: ${path}`).toBeGreaterThanOrEqual(404)
    }
    const stranger = await ask(path, '')
    expect(stranger.status, `nobody: ${path}`).toBe(path.startsWith('/api/') ? 404 : 307)
    expect(answer.headers.get('cache-control'), path).toContain('no-store')
    if (!path.startsWith('/api/')) expect(answer.headers.get('x-robots-tag'), path).toContain('noindex')
  }
  for (const odd of ['0', '-1', '4102311x', '4102311%2F..%2F4101983', '99999999999999', "1'or'1"])
    expect((await ask(`/nl/eigenaar/${odd}/`, owner)).status, odd).toBe(404)
})

test('no account page is indexable', async ({ baseURL }) => {
  const sitemap = await readSitemaps(baseURL ?? '')
  expect(sitemap).toContain('/nl/te-koop/<')
  for (const language of languages)
    for (const original of ['login', 'login/forgot', 'account', 'owner'])
      expect(sitemap).not.toContain(`${addressOf(original, language)}<`)
})

test('a login sent from another site is rejected', async ({ page, baseURL }) => {
  const email = newMail()
  await addAccount(email, 'owner', [own])
  await page.goto(addressOf('login', 'nl'))
  const hidden = await page
    .locator('form#login input[type=hidden]')
    .evaluateAll((inputs) => inputs.map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']))
  const send = async (headers: Record<string, string>) => {
    const body = new FormData()
    for (const [name = '', value = ''] of [...hidden, ['EMAIL', email], ['PASSWORD', ownerPassword]]) body.append(name, value)
    const answer = await fetch(new URL(addressOf('login', 'nl'), baseURL), { method: 'POST', body, headers, redirect: 'manual' })
    return answer.headers.getSetCookie().join()
  }
  for (const headers of [{ origin: 'https://elders.example' }, { origin: 'null' }, {}])
    expect(await send(headers), JSON.stringify(headers)).not.toContain('session_token=')
  expect(await send({ origin: baseURL ?? '' })).toContain('session_token=')
})
