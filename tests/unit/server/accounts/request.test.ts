/** Which requests are accepted, and what is stored about a device. */
import { expect, test } from 'vitest'
import { describeDevice } from '@/lib/server/accounts/device'
import { isSameSite } from '@/lib/server/accounts/request'

test.each([
  ['https://site.example', true],
  ['http://localhost:3000', true],
  ['https://elders.example', false],
  ['https://site.example.elders.example', false],
  ['null', false],
  ['', false],
])('a form with the origin %j is accepted: %j', (origin, isTaken) => {
  expect(isSameSite(new Headers({ host: 'site.example', ...(origin && { origin }) }))).toBe(isTaken)
})

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge, Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1 Version/19.0 Safari/605.1', 'Safari, Mac'],
  ['curl/8.0', ''],
  ['', ''],
])('%s is described as %s, which is described the same', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
  expect(describeDevice(device)).toBe(device)
})
