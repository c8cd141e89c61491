/** Files inside an archive, found by the names that homes refer to them with. */

/** Scheme of addresses of files in the same archive. */
export const enclosedScheme = 'feed:'

export type EnclosedFile = { readonly path: string; readonly bytes: Uint8Array }

/** A file under an address that is unique over all archives: many programs name the first picture of each home `1.jpg`. */
export type AddressedFile = { readonly url: string; readonly tag: string; readonly bytes: Uint8Array }

/** Normalizes a path: case, Windows backslashes and Unicode composition of accents do not distinguish two names. */
const plain = (path: string): string =>
  path
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .normalize('NFC')
    .toLowerCase()

const bareName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** FNV-1a (32 bits) of the content: the same name in the next archive may be another picture. */
function fingerprint(bytes: Uint8Array): string {
  const hash = bytes.reduce((known, byte) => Math.imul(known ^ byte, 0x01_00_01_93), 0x81_1c_9d_c5)
  return `${bytes.length}-${(hash >>> 0).toString(16)}`
}

function toAddressed({ path, bytes }: EnclosedFile): AddressedFile {
  const tag = fingerprint(bytes)
  return { url: `${enclosedScheme}${tag}/${bareName(path.replaceAll('\\', '/'))}`, tag, bytes }
}

/** Finds the file that a home refers to: by folder and name if it gives a folder, else by name alone. */
export type FindFile = (path: string) => AddressedFile | undefined

/** Indexes the files of one archive. `find` prefers the file in the same folder, and returns undefined for a missing one. */
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

/** A later transfer may refer to a file of an earlier one: by its name, if only one file of all archives has it. */
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
