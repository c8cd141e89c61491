/**
 * Identifies this site to push services (VAPID, RFC 8292). The key is derived from the site's secret: it exists from the first
 * start, is backed up with the secret, and is the same on several servers.
 */
import 'server-only'
import { createECDH, createPrivateKey, sign } from 'node:crypto'
import { secretFor } from '../security/secret.ts'
import { curve } from './encrypt-push.ts'

/** Lifetime of a signed token in milliseconds; push services accept at most 24 hours. */
const tokenLifeMs = 12 * 3_600_000

function keyPair() {
  const pair = createECDH(curve)
  pair.setPrivateKey(Buffer.from(secretFor('push'), 'hex'))
  return pair
}

/** The public key for subscriptions in the browser: an uncompressed point of the curve, in base64url. */
export const sitePushKey = (): string => keyPair().getPublicKey('base64url')

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * @param origin of the push service.
 * @param contact address of the site's operator.
 */
export function vapidHeader(origin: string, contact: string, now: Date): string {
  const pair = keyPair()
  const point = pair.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '', d: pair.getPrivateKey('base64url') }
  const claims = { aud: origin, exp: Math.floor((now.getTime() + tokenLifeMs) / 1000), sub: contact }
  const text = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  return `vapid t=${text}.${signature}, k=${point.toString('base64url')}`
}
