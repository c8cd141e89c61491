/** Sealed notes: whoever carries them can neither read nor change them. */
import 'server-only'
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { secretFor } from '../security/secret.ts'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

const keyOf = (purpose: string) => Buffer.from(secretFor(purpose), 'hex')

/** The same bytes are sealed differently every time. */
export function sealBytes(purpose: string, bytes: Buffer): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, keyOf(purpose), iv, { authTagLength: tagLength })
  const content = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), content])
}

/** Undefined for what was not sealed here for this purpose, or was changed since. */
export function unsealBytes(purpose: string, sealed: Buffer): Buffer | undefined {
  if (sealed.length <= ivLength + tagLength) return undefined
  const decipher = createDecipheriv(algorithm, keyOf(purpose), sealed.subarray(0, ivLength), { authTagLength: tagLength })
  decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()])
  } catch {
    return undefined
  }
}

/** URL-safe; the same text is sealed differently every time. */
export const seal = (purpose: string, text: string): string => sealBytes(purpose, Buffer.from(text)).toString('base64url')

/** Undefined for what was not sealed here for this purpose, or was changed since. */
export function unseal(purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  // One spelling only: a decoder forgives letters that do not count, and a token with another spelling is another token.
  if (bytes.toString('base64url') !== sealed) return undefined
  return unsealBytes(purpose, bytes)?.toString('utf8')
}
