/** Where to report a vulnerability, in the format of RFC 9116. */

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs } from '@/lib/domain/text/date'
import { securityTxt } from '@/lib/server/security/security-txt'

const ask = (now: Date) =>
  securityTxt({ email: 'hallo@agency.example', url: 'https://agency.example', languages: ['nl', 'fr'], now })

test('each field occurs once, on a line of its own', () => {
  expect(ask(new Date('2026-11-22T15:04:05Z'))).toBe(
    `Contact: mailto:hallo@agency.example
Expires: 2027-05-21T00:00:00Z
Preferred-Languages: nl, fr
Canonical: https://agency.example/.well-known/security.txt
`,
  )
})

test('it expires in some months, and in less than a year', () => {
  const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (now) => {
      const expires = new Date(/^Expires: (.*)$/m.exec(ask(now))?.[1] ?? '')
      const left = (expires.getTime() - now.getTime()) / dayMs
      expect(left).toBeGreaterThan(170)
      expect(left).toBeLessThan(365)
    }),
  )
})
