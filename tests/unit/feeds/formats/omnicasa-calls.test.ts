/** The calls to Omnicasa, page by page, and incomplete responses. */
import { describe, expect, test } from 'vitest'
import { omnicasa } from '@/lib/feeds/formats/omnicasa'
import { playConversation } from '@/tests/support/feed-conversation'
import { readFeed } from '@/tests/support/feed-fixture'

describe('the calls', () => {
  const access = { address: '', keys: { customer: 'c', password: 'p' }, options: {}, languages: ['nl', 'fr'] } as const
  const page = (call: string, count: number) =>
    JSON.stringify({
      [`${call}JsonResult`]: { Success: true, Value: { Items: Array.from({ length: count }, (_, ID) => ({ ID })) } },
    })
  const asked = (url: string) => JSON.parse(decodeURIComponent(url.split('json=')[1] ?? ''))

  test('pages of properties and projects, in each language', () => {
    const { requests, outcome } = playConversation(omnicasa, access, [
      page('GetPropertyList', 100),
      page('GetPropertyList', 20),
      page('GetPropertyList', 100),
      page('GetPropertyList', 20),
      page('GetProjectList', 1),
      page('GetProjectList', 1),
      '{"GetDeletedPropertyIDsJsonResult":[5,6]}',
      403,
    ])
    expect(requests.map(({ name, url }) => [name, asked(url).LanguageId, asked(url).Limit1, asked(url).Limit2])).toEqual([
      ['GetPropertyList', 1, 1, 100],
      ['GetPropertyList', 1, 101, 200],
      ['GetPropertyList', 2, 1, 100],
      ['GetPropertyList', 2, 101, 200],
      ['GetProjectList', 1, 1, 100],
      ['GetProjectList', 2, 1, 100],
      ['GetDeletedPropertyIDs', undefined, undefined, undefined],
      ['GetDeletedProjectIDs', undefined, undefined, undefined],
    ])
    expect(asked(requests[0]?.url ?? '')).toMatchObject({ CustomerName: 'c', CustomerPassword: 'p', Status: [1, 2, 4] })
    // An incomplete response is not a reason to stop.
    if ('kind' in outcome) throw new Error(outcome.message)
    expect(outcome).toHaveLength(7)
    expect(readFeed(omnicasa, outcome)).toMatchObject({ gone: ['5', '6'], isPartial: false })
  })

  test('a row count that is too small hides nothing, and a repeated page ends the list', () => {
    const part = (from: number, count: number) => {
      const Items = Array.from({ length: count }, (_, place) => ({ ID: from + place }))
      return JSON.stringify({ GetPropertyListJsonResult: { Success: true, Value: { Items, RowsCount: 20 } } })
    }
    const dutch = { ...access, languages: ['nl'] as const, ids: ['1'] }
    const { requests, outcome } = playConversation(omnicasa, dutch, [part(1, 100), part(101, 50)])
    expect(requests.map(({ url }) => asked(url).Limit1)).toEqual([1, 101])
    expect(outcome).toHaveLength(2)
    expect(playConversation(omnicasa, dutch, [part(1, 100), part(1, 100)]).outcome).toHaveLength(2)
  })

  test('a failed call makes the feed unreadable', () => {
    expect(playConversation(omnicasa, access, [500]).outcome).toMatchObject({ kind: 'unreadable', payload: 'GetPropertyList' })
  })

  const asking = { ...access, languages: ['nl'] as const, options: { statistics: 'yes' }, today: '2026-11-22' }
  const lists = [page('GetPropertyList', 2), page('GetProjectList', 0), 403, 403]
  const statistics = (...Items: object[]) =>
    JSON.stringify({ GetManyVisitStatisticsOfPropertyJsonResult: { Success: true, Value: { Items } } })

  test('statistics of each listed property, once a day', () => {
    const { requests, outcome } = playConversation(omnicasa, { ...asking, since: '2026-11-21T22:59:00.000Z' }, [
      ...lists,
      statistics({ PortalName: 'Immoweb', NumberOfVisits: 412, NumberOfContacts: 3 }, { PortalName: 'Zimmo', NumberOfVisits: 0 }),
      statistics(),
    ])
    expect(requests.slice(4).map(({ name, url }) => [name, asked(url).ID])).toEqual([
      ['GetManyVisitStatisticsOfProperty', 0],
      ['GetManyVisitStatisticsOfProperty', 1],
    ])
    if ('kind' in outcome) throw new Error(outcome.message)
    const reading = readFeed(omnicasa, outcome)
    expect(reading.listings.map(({ statistics: counted }) => counted)).toEqual([
      [
        { source: 'Immoweb', pageViews: 412, leads: 3 },
        { source: 'Zimmo', pageViews: 0 },
      ],
      undefined,
    ])
    expect(reading.remarks.filter(({ level }) => level === 'note')).toEqual([])
  })

  test('not twice a day, and not unless enabled', () => {
    for (const other of [
      { ...asking, since: '2026-11-21T23:10:00.000Z' },
      { ...asking, since: '2026-11-22T00:10:00.000Z' },
      { ...asking, options: {} },
    ])
      expect(playConversation(omnicasa, other, lists).requests).toHaveLength(4)
  })

  test('an account without statistics still gets its listings, and a remark', () => {
    const { outcome } = playConversation(omnicasa, asking, [...lists, 403, 403])
    if ('kind' in outcome) throw new Error(outcome.message)
    const reading = readFeed(omnicasa, outcome)
    expect(reading.listings).toHaveLength(2)
    expect(reading.remarks).toContainEqual(
      expect.objectContaining({ level: 'note', message: expect.stringContaining('does the account have them') }),
    )
  })

  test('a response with other names is reported with them', () => {
    const { outcome } = playConversation(omnicasa, asking, [...lists, statistics({ Kanaal: 'Immoweb', Aantal: 3 }), statistics()])
    if ('kind' in outcome) throw new Error(outcome.message)
    expect(readFeed(omnicasa, outcome).remarks).toContainEqual(expect.objectContaining({ found: 'Kanaal, Aantal' }))
  })
})
