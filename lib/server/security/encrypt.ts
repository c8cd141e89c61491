/** Encrypted notes: whoever carries them can neither read nor change them. */
import 'server-only'
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type EncryptionKey, secretFor } from './secret.ts'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

const keyOf = (use: EncryptionKey) => Buffer.from(secretFor(use), 'hex')

/** The same bytes are encrypted differently every time. */
export function encryptBytes(use: EncryptionKey, bytes: Buffer): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, keyOf(use), iv, { authTagLength: tagLength })
  const content = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), content])
}

/** Undefined for what was not encrypted here for this use, or was changed since. */
export function decryptBytes(use: EncryptionKey, encrypted: Buffer): Buffer | undefined {
  if (encrypted.length <= ivLength + tagLength) return undefined
  const decipher = createDecipheriv(algorithm, keyOf(use), encrypted.subarray(0, ivLength), { authTagLength: tagLength })
  decipher.setAuthTag(encrypted.subarray(ivLength, ivLength + tagLength))
  try {
    return Buffer.concat([decipher.update(encrypted.subarray(ivLength + tagLength)), decipher.final()])
  } catch {
    return undefined
  }
}

/** URL-safe; the same text is encrypted differently every time. */
export const encrypt = (use: EncryptionKey, text: string): string => encryptBytes(use, Buffer.from(text)).toString('base64url')

/** Undefined for what was not encrypted here for this use, or was changed since. */
export function decrypt(use: EncryptionKey, encrypted: string): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url')
  // One spelling only: a decoder forgives letters that do not count, and a token with another spelling is another token.
  if (bytes.toString('base64url') !== encrypted) return undefined
  return decryptBytes(use, bytes)?.toString('utf8')
}
