/** The calls to Whise: tokens, pages in each language, and the calendar. */
import { describe, expect, test } from 'vitest'
import { whise } from '@/lib/feeds/formats/whise'
import { playConversation } from '@/tests/support/feed-conversation'
import { readFeed } from '@/tests/support/feed-fixture'

describe('the calls', () => {
  const access = {
    address: '',
    keys: { username: 'u', password: 'p', clientId: '7' },
    options: {},
    languages: ['nl', 'fr'],
  } as const
  const part = (from: number, count: number, totalCount?: number) =>
    JSON.stringify({ estates: Array.from({ length: count }, (_, place) => ({ id: from + place + 1 })), totalCount })
  const page = (count: number, totalCount: number) =>
    JSON.stringify({ estates: Array.from({ length: count }, (_, id) => ({ id })), totalCount })

  test('two tokens, then all pages in each language', () => {
    const { requests, outcome } = playConversation(whise, access, [
      '{"token":"a"}',
      '{"token":"b"}',
      page(100, 130),
      page(30, 130),
      page(100, 130),
      page(30, 130),
    ])
    expect(requests.map(({ url }) => url.replace('https://api.whise.eu/', ''))).toEqual([
      'token',
      'v1/admin/clients/token',
      ...Array(4).fill('v1/estates/list'),
    ])
    expect(requests[1]).toMatchObject({ headers: { Authorization: 'Bearer a' }, body: '{"ClientId":7}' })
    expect(requests.slice(2).map(({ body = '' }) => [JSON.parse(body).Page.Offset, JSON.parse(body).Filter.LanguageId])).toEqual([
      [0, 'nl-BE'],
      [100, 'nl-BE'],
      [0, 'fr-BE'],
      [100, 'fr-BE'],
    ])
    expect(outcome).toMatchObject([{ language: 'nl' }, { language: 'nl' }, { language: 'fr' }, { language: 'fr' }])
  })

  test.each([
    ['a total that is too small', [part(0, 100, 1), part(100, 30, 1)], [0, 100], 130],
    ['no total', [part(0, 100), part(100, 30)], [0, 100], 130],
    [
      'a server that gives fewer at once than asked for',
      [part(0, 50, 120), part(50, 50, 120), part(100, 20, 120)],
      [0, 50, 100],
      120,
    ],
    ['a total that is too large', [part(0, 30, 900), part(30, 0, 900)], [0, 30], 30],
    ['a server that knows no pages', [part(0, 100, 100), part(0, 100, 100)], [0, 100], 100],
  ])('%s', (_, answers, offsets, count) => {
    const { requests, outcome } = playConversation(whise, { ...access, languages: ['nl'] }, [
      '{"token":"a"}',
      '{"token":"b"}',
      ...answers,
    ])
    expect(requests.slice(2).map(({ body = '' }) => JSON.parse(body).Page.Offset)).toEqual(offsets)
    if ('kind' in outcome) throw new Error(outcome.message)
    expect(readFeed(whise, outcome).listings).toHaveLength(count)
  })

  test('a token that expires between pages is requested again', () => {
    const { requests, outcome } = playConversation(whise, { ...access, languages: ['nl'] }, [
      '{"token":"a"}',
      '{"token":"b"}',
      401,
      '{"token":"c"}',
      '{"token":"d"}',
      page(1, 1),
    ])
    expect(requests.at(-1)?.headers).toMatchObject({ Authorization: 'Bearer d' })
    expect(outcome).toHaveLength(1)
  })

  test.each([
    ['a wrong password', [401]],
    ['no agency', ['{"token":"a"}', 403]],
    ['a page that fails', ['{"token":"a"}', '{"token":"b"}', 500]],
    ['a token that is refused twice', ['{"token":"a"}', '{"token":"b"}', 401, '{"token":"c"}', '{"token":"d"}', 401]],
  ])('%s ends in a feed that cannot be read', (_, answers) => {
    expect(playConversation(whise, access, answers).outcome).toMatchObject({ kind: 'unreadable' })
  })

  test('single announced estates are a partial feed', () => {
    const { requests, outcome } = playConversation(whise, { ...access, languages: ['nl'], ids: ['5', '6'] }, [
      '{"token":"a"}',
      '{"token":"b"}',
      page(2, 2),
    ])
    expect(JSON.parse(requests.at(-1)?.body ?? '').Filter.EstateIds).toEqual([5, 6])
    expect(Array.isArray(outcome) && readFeed(whise, outcome).isPartial).toBe(true)
  })

  const asking = { ...access, languages: ['nl'] as const, options: { calendar: 'yes' }, today: '2026-11-22' }
  const kinds = JSON.stringify({
    calendarActions: [
      { id: 1, name: 'Opendeurdag' },
      { id: 2, name: 'Plaatsbezoek' },
      { id: 3, name: 'Verlof' },
    ],
  })
  const event = (action: object, day: string, estateId: number) => ({
    action,
    startDateTime: `${day}T10:00:00`,
    endDateTime: `${day}T12:30:00`,
    estates: [{ estateId }],
    contacts: [{ name: 'Peeters' }],
  })
  const calendar = (events: object[]) => JSON.stringify({ calendars: events, totalCount: 500 })

  test('the calendar, if enabled: open houses and viewings of each estate, until past events', () => {
    const coming = Array.from({ length: 99 }, () => event({ id: 3 }, '2026-12-05', 0))
    const { requests, outcome } = playConversation(whise, asking, [
      '{"token":"a"}',
      '{"token":"b"}',
      page(3, 3),
      kinds,
      calendar([event({ id: 1 }, '2026-12-06', 1), ...coming]),
      calendar([event({ id: 9, name: 'Bezoek koper' }, '2026-11-25', 2), event({ id: 2 }, '2026-11-20', 2)]),
    ])
    expect(requests.slice(3).map(({ url, body = '' }) => [url.split('/v1/')[1], JSON.parse(body).Page?.Offset])).toEqual([
      ['calendars/actions/list', undefined],
      ['calendars/list', 0],
      ['calendars/list', 100],
    ])
    if ('kind' in outcome) throw new Error(outcome.message)
    expect(readFeed(whise, outcome).listings.map(({ id, openings }) => ({ id, openings }))).toEqual([
      { id: '0', openings: undefined },
      { id: '1', openings: [{ date: '2026-12-06', from: '10:00', to: '12:30', kind: 'open-house' }] },
      {
        id: '2',
        openings: [
          { date: '2026-11-25', from: '10:00', to: '12:30', kind: 'viewing' },
          { date: '2026-11-20', from: '10:00', to: '12:30', kind: 'viewing' },
        ],
      },
    ])
    expect(JSON.stringify(readFeed(whise, outcome))).not.toContain('Peeters')
  })

  test.each([
    ['may not be read', 403],
    ['is a page of the web', '<html></html>'],
    ['is refused', '{"isValidRequest":false}'],
  ])('a calendar that %s holds back no listing, takes no viewing away, and the report says so', (_, answer) => {
    const { outcome } = playConversation(whise, asking, ['{"token":"a"}', '{"token":"b"}', page(1, 1), answer, answer])
    if ('kind' in outcome) throw new Error(outcome.message)
    const reading = readFeed(whise, outcome)
    expect([reading.listings.length, reading.isWithoutCalendar]).toEqual([1, true])
    expect(reading.remarks).toContainEqual(expect.objectContaining({ level: 'note', field: 'v1/calendars/list' }))
  })
})
