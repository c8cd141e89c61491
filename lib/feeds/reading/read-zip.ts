/** Reads the files in a zip archive. Size limits are checked before unpacking, against zip bombs. */
import { unzipSync } from 'fflate'

/** Unpacked size in bytes: of one file, and of all files together. */
const mostPerFile = 100_000_000
const mostOfAll = 500_000_000
const mostFiles = 20_000

/** `PK`, the first bytes of every archive. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

/**
 * @param wants selects the files to unpack, by name and unpacked size.
 * @returns undefined for an archive that is damaged, protected by a password, or larger than the limits.
 */
export function readZip(
  bytes: Uint8Array,
  wants: (name: string, size: number) => boolean,
): ReadonlyMap<string, Uint8Array> | undefined {
  let total = 0
  let count = 0
  const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    if (!wants(name, originalSize)) return false
    total += originalSize
    count += 1
    if (originalSize > mostPerFile || total > mostOfAll || count > mostFiles) throw new Error('larger than the limits')
    return true
  }
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter })))
  } catch {
    return undefined
  }
}
