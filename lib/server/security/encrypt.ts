/** Authenticated encryption of what only this site reads: the holder can neither read nor change it. */
import 'server-only'
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type EncryptionKey, secretFor } from './secret.ts'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

const keyOf = (use: EncryptionKey) => Buffer.from(secretFor(use), 'hex')

/** A random nonce each time: the same bytes never result in the same output. */
export function encryptBytes(use: EncryptionKey, bytes: Buffer): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, keyOf(use), iv, { authTagLength: tagLength })
  const content = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), content])
}

/** Undefined for what was not encrypted by this site for this use, or was changed. */
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

/** URL-safe base64; the same text never results in the same output. */
export const encrypt = (use: EncryptionKey, text: string): string => encryptBytes(use, Buffer.from(text)).toString('base64url')

/** Undefined for what was not encrypted by this site for this use, or was changed. */
export function decrypt(use: EncryptionKey, encrypted: string): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url')
  // Only the canonical base64url encoding is accepted: decoders ignore surplus bits, so that several encodings would be the same
  // token.
  if (bytes.toString('base64url') !== encrypted) return undefined
  return decryptBytes(use, bytes)?.toString('utf8')
}
