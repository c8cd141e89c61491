/** Makes the key that the secrets of a backup are encrypted with. */
import 'server-only'
import { scryptSync } from 'node:crypto'

/** As OWASP has it for passwords: 128 MiB and about half a second for each try. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 } as const

export const keyOf = (passphrase: string, salt: Buffer): Buffer => scryptSync(passphrase.normalize('NFC'), salt, 32, cost)
