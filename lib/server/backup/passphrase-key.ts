/** Derives the encryption key of a backup's secrets from the passphrase (scrypt). */
import 'server-only'
import { scryptSync } from 'node:crypto'

/** As OWASP recommends for passwords: 128 MiB and about half a second per attempt. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 } as const

/** A key of 32 bytes. The passphrase is normalized to NFC, as keyboards may compose letters differently. */
export const keyOf = (passphrase: string, salt: Buffer): Buffer => scryptSync(passphrase.normalize('NFC'), salt, 32, cost)
