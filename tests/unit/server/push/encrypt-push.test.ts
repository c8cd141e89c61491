/** Messages to push services are encrypted and signed according to the standards. */
import { createPublicKey, verify } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { encryptPush } from '@/lib/server/push/encrypt-push'
import { sitePushKey, vapidHeader } from '@/lib/server/push/site-keys'

/** RFC 8291, appendix A. */
const vector = {
  text: 'When I grow up, I want to be a watermelon',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
} as const

const device = { publicKey: vector.publicKey, sharedSecret: vector.auth }

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('a message is encrypted as in the example of the RFC', () => {
  const chance = { salt: bytes(vector.salt), privateKey: bytes(vector.privateKey) }
  expect(encryptPush(vector.text, device, chance).toString('base64url')).toBe(vector.message)
})

test('two messages are never the same, and invalid keys are rejected', () => {
  expect(encryptPush('x', device)).not.toEqual(encryptPush('x', device))
  expect(() => encryptPush('x', { ...device, publicKey: 'AAAA' })).toThrow()
})

test('the site signs with a key derived from its secret, for one push service and for half a day', () => {
  vi.stubEnv('SECRET', 'a secret of forty characters and some more')
  const now = new Date('2026-11-24T10:00:00Z')
  const header = vapidHeader('https://push.example', 'mailto:a@b.example', now)
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  expect(key).toBe(sitePushKey())
  const [head = '', claims = '', signature = ''] = token.split('.')
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://push.example',
    exp: now.getTime() / 1000 + 12 * 3600,
    sub: 'mailto:a@b.example',
  })
  const point = bytes(key)
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes(signature))).toBe(true)
  vi.unstubAllEnvs()
})
