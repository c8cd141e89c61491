/** Addresses of previews, written and parsed. */
import { expect, test } from 'vitest'
import { parsePreviewTicket, previewHref } from '@/lib/routing/preview'

const read = (query: string) => parsePreviewTicket(new URLSearchParams(query))

test('a written ticket is parsed again', () => {
  for (const ticket of [
    { until: 1_800_000_000, signature: 'a-b_c=' },
    { until: 999_999_999_999, signature: 'x', draft: 'article-fees_2' },
  ]) {
    const href = previewHref('fr', 'property/4102311', ticket)
    expect(href).toMatch(/^\/fr\/preview\/property\/4102311\/\?until=\d+&signature=/)
    expect(read(href.slice(href.indexOf('?')))).toEqual(ticket)
  }
  expect(previewHref('nl', '', { until: 1, signature: 's' })).toBe('/nl/preview/?until=1&signature=s')
})

test.each([
  ['until=1&signature=s', { until: 1, signature: 's' }],
  [`until=1&signature=s&draft=${'x'.repeat(100)}`, { until: 1, signature: 's', draft: 'x'.repeat(100) }],
  ['', undefined],
  ['until=1', undefined],
  ['until=1&signature=', undefined],
  ['signature=s', undefined],
  ['until=1234567890123&signature=s', undefined],
  ['until=-1&signature=s', undefined],
  ['until=1x&signature=s', undefined],
  ['until=1&signature=s&draft=', undefined],
  ['until=1&signature=s&draft=a/b', undefined],
  ['until=1&signature=s&draft=a b', undefined],
  [`until=1&signature=s&draft=${'x'.repeat(101)}`, undefined],
])('%s', (query, ticket) => expect(read(query)).toEqual(ticket))
