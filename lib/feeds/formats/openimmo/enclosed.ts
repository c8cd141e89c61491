/** Files of an archive, by the names that its homes give them. */

/** Where a file of the same archive is found again. */
export const enclosedScheme = 'feed:'

export type EnclosedFile = { readonly path: string; readonly bytes: Uint8Array }

/** A file under an address that no other file has, whatever archive it came in: many programs call the first picture of each home `1.jpg`. */
export type AddressedFile = { readonly url: string; readonly tag: string; readonly bytes: Uint8Array }

/** Capitals, the slashes of Windows and the way in which accents are put together make no other name. */
const plain = (path: string): string =>
  path
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .normalize('NFC')
    .toLowerCase()

const bareName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Of the content: the same name in the next archive may be another picture. FNV-1a, 32 bits. */
function fingerprint(bytes: Uint8Array): string {
  const hash = bytes.reduce((known, byte) => Math.imul(known ^ byte, 0x01_00_01_93), 0x81_1c_9d_c5)
  return `${bytes.length}-${(hash >>> 0).toString(16)}`
}

function toAddressed({ path, bytes }: EnclosedFile): AddressedFile {
  const tag = fingerprint(bytes)
  return { url: `${enclosedScheme}${tag}/${bareName(path.replaceAll('\\', '/'))}`, tag, bytes }
}

/** What a home calls a file: with the folder where it gives one, else by its bare name. */
export type FindFile = (path: string) => AddressedFile | undefined

export function findEnclosed(files: readonly EnclosedFile[]): { find: FindFile; all: readonly AddressedFile[] } {
  const named = files.map((file) => ({ path: plain(file.path), file: toAddressed(file) }))
  const byName = new Map<string, (typeof named)[number][]>()
  for (const entry of named) byName.set(bareName(entry.path), [...(byName.get(bareName(entry.path)) ?? []), entry])
  return {
    find: (wanted) => {
      const path = plain(wanted)
      const alike = byName.get(bareName(path)) ?? []
      return (alike.find((entry) => `/${entry.path}`.endsWith(`/${path}`)) ?? alike[0])?.file
    },
    all: named.map(({ file }) => file),
  }
}

/** A later transfer may name what an earlier one brought: by its name, where only one file of all archives has it. */
export function findElsewhere(all: readonly AddressedFile[]): FindFile {
  const byName = new Map<string, Map<string, AddressedFile>>()
  for (const file of all) {
    const name = bareName(plain(file.url))
    byName.set(name, (byName.get(name) ?? new Map()).set(file.url, file))
  }
  return (path) => {
    const found = [...(byName.get(bareName(plain(path)))?.values() ?? [])]
    return found.length === 1 ? found[0] : undefined
  }
}
