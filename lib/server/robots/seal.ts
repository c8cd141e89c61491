/** Sealed notes: whoever carries them can neither read nor change them. */
import 'server-only'
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { secretFor } from '../secret.ts'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

const keyOf = (purpose: string) => Buffer.from(secretFor(purpose), 'hex')

/** URL-safe; the same text is sealed differently every time. */
export function seal(purpose: string, text: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, keyOf(purpose), iv, { authTagLength: tagLength })
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url')
}

/** Undefined for what was not sealed here for this purpose, or was changed since. */
export function unseal(purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  // One spelling only: a decoder forgives letters that do not count, and a token with another spelling is another token.
  if (bytes.length <= ivLength + tagLength || bytes.toString('base64url') !== sealed) return undefined
  const decipher = createDecipheriv(algorithm, keyOf(purpose), bytes.subarray(0, ivLength), { authTagLength: tagLength })
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
