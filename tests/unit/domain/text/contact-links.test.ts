import { expect, test } from 'vitest'
import { mailHref, mapHref, shareHref, shareTargets } from '../../../../lib/domain/text/contact-links.ts'

test('a mail has its subject, whatever characters it contains', () => {
  expect(mailHref('lotte@scheldelicht.example', 'Vraag & antwoord, ref. 1')).toBe(
    'mailto:lotte@scheldelicht.example?subject=Vraag%20%26%20antwoord%2C%20ref.%201',
  )
  expect(mailHref('', 'A', 'B c')).toBe('mailto:?subject=A&body=B%20c')
})

test('every way to share contains the address', () => {
  const url = 'https://scheldelicht.example/nl/huis/1/'
  const page = { title: 'Huis', subject: 'Kijk & zie', text: 'Een huis:\nHuis', url }
  for (const target of shareTargets) expect(shareHref(target, page)).toContain(encodeURIComponent(url))
  expect(shareHref('email', page)).toMatch(/^mailto:\?subject=Kijk%20%26%20zie&body=Een%20huis%3A%0D%0AHuis%0D%0A%0D%0Ahttps/)
})

test('a point on the map', () => {
  expect(mapHref(51.21, 4.4)).toBe('https://www.openstreetmap.org/?mlat=51.21&mlon=4.4#map=17/51.21/4.4')
})
