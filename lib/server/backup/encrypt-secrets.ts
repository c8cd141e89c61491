/**
 * Encrypts the secrets of a site in a backup with a passphrase, so that somebody with the file alone can neither sign links nor
 * use the mail server.
 */
import 'server-only'
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyOf } from './passphrase-key.ts'

const algorithm = 'aes-256-gcm'
const lengths = { salt: 16, iv: 12, tag: 16 } as const

/** Layout: salt (16 bytes), nonce (12), authentication tag (16), ciphertext; AES-256-GCM. */
export function encryptSecrets(passphrase: string, content: string): Buffer {
  const [salt, iv] = [randomBytes(lengths.salt), randomBytes(lengths.iv)]
  const cipher = createCipheriv(algorithm, keyOf(passphrase, salt), iv)
  const body = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()])
  return Buffer.concat([salt, iv, cipher.getAuthTag(), body])
}

/** Undefined for a wrong passphrase, and for changed data. */
export function decryptSecrets(passphrase: string, encrypted: Buffer): string | undefined {
  const start = { iv: lengths.salt, tag: lengths.salt + lengths.iv, body: lengths.salt + lengths.iv + lengths.tag }
  if (encrypted.length < start.body) return undefined
  const key = keyOf(passphrase, encrypted.subarray(0, start.iv))
  const decipher = createDecipheriv(algorithm, key, encrypted.subarray(start.iv, start.tag))
  decipher.setAuthTag(encrypted.subarray(start.tag, start.body))
  try {
    return Buffer.concat([decipher.update(encrypted.subarray(start.body)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
