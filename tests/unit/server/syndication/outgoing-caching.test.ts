/** Conditional requests for documents get no body until the document changes (RFC 9110, section 13). */
import { afterEach, describe, expect, test } from 'vitest'
import { GET as getAtom } from '@/app/[lang]/feed.xml/route'
import { GET as getHomeListings } from '@/app/api/home-listings.xml/route'
import { GET as getKyero } from '@/app/api/kyero.xml/route'
import { GET as getListings } from '@/app/api/listings.json/route'
import { GET as getOpenImmo } from '@/app/api/openimmo.xml/route'
import { isForPartners } from '@/lib/domain/syndication/partner-listing'
import { snapshot } from '@/tests/support/content'

afterEach(() => {
  globalThis.currentSnapshot = snapshot
})

const atom = (request: Request) =>
  getAtom(request, { params: Promise.resolve({ lang: new URL(request.url).searchParams.get('lng') ?? 'nl' }) })

describe.each([
  ['kyero.xml', getKyero],
  ['openimmo.xml', getOpenImmo],
  ['home-listings.xml', getHomeListings],
  ['listings.json', getListings],
  ['feed.xml', atom],
] as const)('%s', (name, get) => {
  const ask = async (language: string, tag?: string) => {
    const headers = tag ? { 'If-None-Match': tag } : {}
    const answer = await get(new Request(`http://site.example/${name}?lng=${language}`, { headers }))
    return { status: answer.status, etag: answer.headers.get('etag') ?? '', text: await answer.text(), headers: answer.headers }
  }

  test.each(['nl', 'fr', 'en'])('comes once, then without a body (%s)', async (language) => {
    globalThis.currentSnapshot = snapshot
    const first = await ask(language)
    expect(first.status).toBe(200)
    expect(first.etag).toMatch(/^W\/"[\w-]{22}"$/)
    const again = await ask(language, first.etag)
    expect([again.status, again.text, again.etag]).toEqual([304, '', first.etag])
    expect(again.headers.get('cache-control')).toBe('public, max-age=300')
    // Content that was read again, unchanged.
    globalThis.currentSnapshot = { ...snapshot }
    expect((await ask(language, first.etag)).status).toBe(304)
  })

  test('comes again when a listing changed, and in another language', async () => {
    globalThis.currentSnapshot = snapshot
    const { etag } = await ask('nl')
    expect((await ask('fr', etag)).status).toBe(200)
    const [changed] = snapshot.properties.filter(isForPartners)
    globalThis.currentSnapshot = { ...snapshot, properties: snapshot.properties.filter((property) => property !== changed) }
    const next = await ask('nl', etag)
    expect(next.status).toBe(200)
    expect(next.etag).not.toBe(etag)
  })
})
