import { expect, test } from 'vitest'
import { answerConditionally, tagText } from '@/lib/server/http/conditional-response'

const tagged = tagText('<feed/>')

const ask = (ifNoneMatch?: string) =>
  answerConditionally(
    new Request('https://site.example/', ifNoneMatch === undefined ? {} : { headers: { 'If-None-Match': ifNoneMatch } }),
    tagged,
    'application/atom+xml',
  )

test('the first response has the text, its type and its ETag', async () => {
  const answer = ask()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
  expect(answer.headers.get('etag')).toMatch(/^W\/"[\w-]{22}"$/)
  expect(await answer.text()).toBe('<feed/>')
})

test.each([tagged.etag, tagged.etag.replace('W/', ''), `"other", ${tagged.etag}`, '*'])('304 for %s', async (tag) => {
  const answer = ask(tag)
  expect(answer.status).toBe(304)
  expect(answer.headers.get('etag')).toBe(tagged.etag)
  expect(await answer.text()).toBe('')
})

test.each(['"other"', 'W/"other", "another"', ''])('200 for %j', (tag) => {
  expect(ask(tag).status).toBe(200)
})

test('another text has another ETag', () => {
  expect(tagText('<feed></feed>').etag).not.toBe(tagged.etag)
})
