/** Sources of page views: hosts and campaigns are mapped to a fixed list (counting without tracking). */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sourceOf, viewSources, withSource } from '@/lib/domain/page-views/page-view-source'

const ownHost = 'scheldelicht.example'
const from = (referrer: string, campaign = '') => sourceOf({ referrer, campaign, ownHost })

test.each([
  ['', 'direct'],
  ['scheldelicht.example', 'site'],
  ['www.google.be', 'google'],
  ['google.co.uk', 'google'],
  ['com.google.android.googlequicksearchbox', 'google'],
  ['gemini.google.com', 'assistant'],
  ['duckduckgo.com', 'search'],
  ['chatgpt.com', 'assistant'],
  ['www.immoweb.be', 'immoweb'],
  ['WWW.ZIMMO.BE', 'zimmo'],
  ['l.facebook.com', 'facebook'],
  ['l.instagram.com', 'instagram'],
  ['krant.example', 'other'],
  // Similar to a known host.
  ['notimmoweb.be', 'other'],
  ['google.be.example', 'other'],
])('a visitor from "%s" comes from %s', (referrer, source) => {
  expect(from(referrer)).toBe(source)
})

test.each([
  ['www.google.be', 'immoweb', 'immoweb'],
  ['', 'Saved-Search', 'saved-search'],
  ['', 'nieuwsbrief', 'newsletter'],
  ['', '  nieuwsbrief ', 'newsletter'],
  ['', '   ', 'direct'],
  ['www.google.be', '  zomer', 'google'],
  // An unknown campaign: the referrer takes precedence.
  ['l.facebook.com', 'zomer', 'facebook'],
  ['', 'zomer', 'other'],
])('from "%s" with utm_source "%s" comes from %s', (referrer, campaign, source) => {
  expect(from(referrer, campaign)).toBe(source)
})

test('any input gives a source of the list', () => {
  const campaigns = fc.oneof(fc.string(), fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)))
  fc.assert(fc.property(fc.string(), campaigns, (referrer, campaign) => viewSources.includes(from(referrer, campaign))))
})

test('links in our own mails carry their source and are recognised', () => {
  const url = withSource('https://scheldelicht.example/nl/te-koop/antwerpen/huis/5417/?a=b', 'friend')
  expect(url).toBe('https://scheldelicht.example/nl/te-koop/antwerpen/huis/5417/?a=b&utm_source=friend')
  expect(from('mail.google.com', new URL(url).searchParams.get('utm_source') ?? '')).toBe('friend')
})
