/** Links of the newsletter and of saved searches lead to pages that read their query. */
import { expect, test } from 'vitest'
import { resolveRequest } from '@/lib/routing/resolve'
import { context } from '../../support/content.ts'

const resolve = (pathname: string) =>
  resolveRequest(context, {
    pathname,
    query: new URLSearchParams({ token: 'a.b.c' }),
    cookie: undefined,
    acceptLanguage: undefined,
  })

test.each([
  ['/nl/nieuwsbrief/bevestigen/', '/nl/newsletter-link/confirm/'],
  ['/fr/lettre-d-information/desinscription/', '/fr/newsletter-link/unsubscribe/'],
  ['/nl/zoekopdracht-bewaren/', '/nl/saved-search/save/'],
  ['/en/my-searches/', '/en/saved-search/manage/'],
  ['/fr/mes-recherches/confirmer/', '/fr/saved-search/confirm/'],
  ['/nl/mijn-zoekopdrachten/wijzigen/', '/nl/saved-search/change/'],
  ['/fr/mes-recherches/desinscription/', '/fr/saved-search/end/'],
  ['/en/unwanted-email/', '/en/unwanted-mail/'],
])('%s is rendered by %s', (pathname, path) => expect(resolve(pathname)).toEqual({ kind: 'rewrite', path, status: 200 }))
