/** A text from the search box leads to what the panel would have found, with Enter or without script (specification 2). */
import { beforeEach, describe, expect, test } from 'vitest'
import { resolveRequest } from '@/lib/routing/resolve'
import { routingContext } from '@/lib/server/http/routing-context'
import { getProperty, snapshot } from '../../../support/content'

beforeEach(() => {
  globalThis.currentSnapshot = snapshot
})

function resolve(path: string, text: string) {
  const query = new URLSearchParams({ q: text })
  return resolveRequest(routingContext(), { pathname: path, query, cookie: undefined, acceptLanguage: undefined })
}

describe('a reference leads to its page, whichever button was pressed', () => {
  test.each(['s01', 'r01', 't01', 'f01', 's15'])('%s', (record) => {
    const { id } = getProperty(record)
    for (const path of ['/nl/te-koop/', '/nl/te-huur/'])
      expect(resolve(path, String(id))).toMatchObject({
        kind: 'redirect',
        to: expect.stringContaining(`/${id}/`),
        permanent: false,
      })
  })

  test('of a project, too', () => {
    const [project] = snapshot.projects
    expect(resolve('/fr/a-vendre/', String(project?.id))).toMatchObject({ to: expect.stringContaining(`/${project?.id}/`) })
  })

  test.each(['4101977', '04102311', '999', '0'])('%s is none and is searched for as a word', (text) => {
    expect(resolve('/nl/te-koop/', text)).toEqual({ kind: 'rewrite', path: '/nl/filtered/for-sale/', status: 200 })
  })
})

describe('a name leads to what it names', () => {
  test.each([
    ['/nl/te-koop/', 'berchem', '/nl/te-koop/berchem/'],
    ['/fr/a-vendre/', 'Anvers', '/fr/a-vendre/antwerpen/'],
    ['/nl/te-koop/', 'appartement', '/nl/te-koop/appartementen/'],
    ['/nl/te-koop/', 'Appartementen', '/nl/te-koop/appartementen/'],
    ['/nl/te-koop/', 'villa', '/nl/te-koop/woningen/'],
    ['/en/for-rent/', 'Commercial premises', '/en/for-rent/commercial-premises/'],
    ['/fr/a-louer/', 'garage', '/fr/a-louer/?type=7'],
    // What the panel has one row for.
    ['/nl/te-koop/', 'antwerpen 2018', '/nl/te-koop/?city=Antwerpen%7C2018'],
    ['/fr/a-vendre/', 'Anvers 2018', '/fr/a-vendre/?city=Antwerpen%7C2018'],
    ['/en/for-rent/', '2018', '/en/for-rent/antwerpen/'],
    ['/fr/a-vendre/', 'appartement Anvers', '/fr/a-vendre/?q=appartement+Antwerpen'],
  ])('%s?q=%s to %s', (path, text, to) => {
    expect(resolve(path, text)).toMatchObject({ kind: 'redirect', to, permanent: false })
  })

  test.each(['of', 'loft met terras', '   ', 'nieuw'])('"%s" names nothing', (text) => {
    const { kind } = resolve('/nl/te-koop/', text)
    expect(kind === 'rewrite' || text.trim() === '').toBe(true)
  })

  test('with other filters set, a text is searched as words', () => {
    const query = new URLSearchParams({ minPrice: '100000', q: 'berchem' })
    const request = { pathname: '/nl/te-koop/', query, cookie: undefined, acceptLanguage: undefined }
    expect(resolveRequest(routingContext(), request)).toMatchObject({ kind: 'rewrite', path: '/nl/filtered/for-sale/' })
  })
})
