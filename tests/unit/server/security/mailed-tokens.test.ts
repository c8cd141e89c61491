/** Tokens, cookies and hashes of an earlier release, created once by its code with this secret. All of them are still valid. */

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dayMs } from '@/lib/domain/text/date'
import { isApplicationSigned } from '@/lib/server/applications/application-link'
import { readCharacters } from '@/lib/server/bot-protection/character-challenge'
import { visitorKey } from '@/lib/server/http/visitor-address'
import { recipientKey } from '@/lib/server/mail/recipient-limits'
import { readUnwantedToken } from '@/lib/server/mail/unwanted-mail'
import { isGenuine } from '@/lib/server/preview/signature'
import { decryptBytes } from '@/lib/server/security/encrypt'
import { fingerprint } from '@/lib/server/security/fingerprint'
import { makeLinkToken, readLinkToken } from '@/lib/server/security/link-token'
import type { TokenPurpose } from '@/lib/server/security/purposes'
import { isSignedPath } from '@/lib/server/security/signed-path'
import { newsletter } from '@/lib/server/subscriptions/newsletter/newsletter'
import { readEncryptedEmail } from '@/lib/server/subscriptions/saved-searches/search-links'
import { searchMailing } from '@/lib/server/subscriptions/saved-searches/search-mailing'

beforeEach(() => {
  vi.stubEnv('SECRET', 'a secret of the release before, forty chars')
  vi.stubEnv('PREVIEW_SECRET', 'a preview secret of forty characters, xx')
})

const issuedAt = new Date('2026-11-20T10:00:00Z')
const inDays = (days: number) => new Date(issuedAt.getTime() + days * dayMs)
const email = 'an@voorbeeld.example'
const lead = '0d6f0c1e-5b7a-4c55-9f2c-7c7f7f0d9a11'
const reader = 'NxEMGtwPnrmf1a7Q4qvdZ-EqK7VfSJk-AcTrJ_S_7Ss'
const subscriber = 'ddxpwZbpNytd08WKEdqIHWmeRUVIu1YtxlxiVopieA0'
const recipient = 'nbrbbsi0009O8jwd_VBKD9Ak4yi9amYHStiLRnf9yOQ'

/**
 * Purposes that the earlier release did not have: `viewing answer`, `viewing choose`, `viewing feed`, `viewing sheet`, those of
 * shared lists.
 */
const mailed: Record<
  Exclude<TokenPurpose, `viewing ${'answer' | 'choose' | 'feed' | 'sheet'}` | `shared-list ${string}`>,
  string
> = {
  'newsletter confirm': `${reader}.1795773600000.XgMhQAcoQSp7DGicDl6wpCQXsgCtB90Idi9-bzYERMs`,
  'newsletter end': `${reader}.0.ntEaik9OFkGBVmE9QZ4i2oM_FUc9vxW3OSoGUgStUSw`,
  'saved-search confirm': `${lead}.1795773600000.A42ONFnrewtNULi8LlBBRI0bHhINO90H9tpD318gF8I`,
  'saved-search manage': `${subscriber}.0.nPaFmffvEUutgizmb0KunFJdHBWTwpIsKsckHhHa4SA`,
  'saved-search end': `${subscriber}.0.BZKdAqBrFV-jj9KHUUPbDf6JxRA1W2RzFtq5BmOPIUI`,
  'viewing confirm': `${lead}.1795773600000.Xe8eMX2XRZJCtFfbbe_uzNyqy9ZLr1kRLjeVm9w1KbU`,
  'viewing manage': `${lead}.0.lRVfVK_V0yrCRDiKmgeNZQDGhYrUElwWfU92xeEEy9Q`,
  'viewing booked': `${lead}.0.raWGI4KA44CoyfIKndxBzonUMjzwnaDTNWSjgOm2VGI`,
  'unwanted-mail report': `send-to-friend~${recipient}.0.fy8OQHeAapBvbPMgQpPNXIW4MCKWv0uTvQt1_zAdiIA`,
}

const purposes = Object.keys(mailed) as (keyof typeof mailed)[]

describe.each(purposes)('a link mailed to "%s"', (purpose) => {
  const token = mailed[purpose]
  const id = token.split('.')[0] ?? ''

  test('is still valid, and the same as this release creates', () => {
    expect(readLinkToken(purpose, token, inDays(1))).toBe(id)
    expect(makeLinkToken(purpose, id, issuedAt)).toBe(token)
  })

  test('expires after a week if it confirms, and never otherwise', () => {
    expect(readLinkToken(purpose, token, new Date(inDays(7).getTime() - 1))).toBe(id)
    expect(readLinkToken(purpose, token, inDays(7))).toBe(purpose.endsWith(' confirm') ? undefined : id)
    expect(readLinkToken(purpose, token, inDays(4000))).toBe(purpose.endsWith(' confirm') ? undefined : id)
  })

  test('is invalid for any other purpose', () => {
    for (const other of purposes.filter((each) => each !== purpose))
      expect(readLinkToken(other, token, inDays(1))).toBeUndefined()
  })
})

test('the report of an unwanted mail contains the form and the recipient', () => {
  const report = { form: 'send-to-friend', recipient: recipientKey(email) }
  expect(readUnwantedToken(mailed['unwanted-mail report'], inDays(1))).toEqual(report)
})

const document = [
  '/api/documents/4102311/81/',
  'expires=1796378400&signature=6vC-VIWB00dvHtk2PHHuoo-zxThwGIhEeRHd1-yF6lg',
] as const
const application = 'expires=1796378400&signature=W3NpvbtJBUecqEdqPdH4WVXvRXWQkUgKACnoFXrBTns'

test('the link to a mailed document is valid for two weeks, and for no other document', () => {
  const query = new URLSearchParams(document[1])
  expect(isSignedPath('document', document[0], query, inDays(13))).toBe(true)
  expect(isSignedPath('document', document[0], query, inDays(14))).toBe(false)
  expect(isSignedPath('document', '/api/documents/4102311/82/', query, issuedAt)).toBe(false)
  expect(isSignedPath('rental-application', document[0], query, issuedAt)).toBe(false)
})

test('the link to apply is valid for its rental for two weeks', () => {
  expect(isApplicationSigned(4_102_318, application, inDays(13))).toBe(true)
  expect(isApplicationSigned(4_102_318, application, inDays(14))).toBe(false)
  expect(isApplicationSigned(4_102_319, application, issuedAt)).toBe(false)
  const query = new URLSearchParams(application)
  expect(isSignedPath('document', '/rental-application/4102318/', query, issuedAt)).toBe(false)
})

test('a shared preview link is still valid', () => {
  const ticket = { until: 1_796_378_400, signature: 'cKHrrI5cHHYKcKMyiBe9sXb9gjQRoCPQ4VPlw_kxBnM' }
  expect(isGenuine('property/4102311', ticket, issuedAt)).toBe(true)
  expect(isGenuine('property/4102312', ticket, issuedAt)).toBe(false)
})

test('hashes in the database are still the same', () => {
  expect(newsletter.idOf(email)).toBe(reader)
  expect(searchMailing.idOf(email)).toBe(subscriber)
  expect(recipientKey(email)).toBe(recipient)
  expect(visitorKey('203.0.113.7', issuedAt)).toBe('2nej7bZmRRR4QkKMJwRScF6ymeb5pg-s0StxdVdkPvM')
  expect(fingerprint('login attempt', email)).toBe('WuJEuklBBn4MKX19_TQPeEPTgcb__xySild13nP6xok')
  expect(fingerprint('second-factor code', 'account-1:123456')).toBe('JK6Q4WGIZC-ys6BfwEeliANYm_a_IeVLU1DfmnBKhW0')
  const lead = 'ab722d1bcb21839ae5a88fba15109c12d18afd8a5e3f4255f07eebfcba3d5777'
  expect(fingerprint('submission', 'content', 'hex')).toBe(lead)
})

test('encrypted data can still be decrypted', () => {
  const form = 'Qw5cXE9EYejQbAUEVhp2Q47zYcQnMRb5gwg3OM4f6RAO8Uuni01/Ibw='
  expect(decryptBytes('returned form browser-key', Buffer.from(form, 'base64'))?.toString()).toBe('{"kept":true}')
  expect(readEncryptedEmail('pUDmIyj9MJKgX8bA9q6YPq6FiBUBeLt_MNZ_-g-zjzszdIF1bFMS498fKkBN1rVC')).toBe(email)
  const characters = [
    'KfW0RP-E5LyV3VHQ4MCA9aBZAfyiApiPJP3hmgtEzPeVE0reDk6LyPfLEIdpiVy42BwU5NFD_dpb3uDs',
    'OCBWbtYkm_VMX38d8vpwL8k5E4B2DWqsuWEK-yQqj5gda_7dFhu2Ap5b2cSdzLdVKvt1qj7JwvtcvDig7tCybxLzfZ8tgq-wSE8',
  ].join('')
  expect(readCharacters(characters, issuedAt)).toMatchObject({ form: 'contact', digits: '123456' })
})
