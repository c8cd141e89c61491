/** A random mistake in the content, as made by hand, by an export or by an interrupted copy. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Fault = {
  /** Kind of the mistake, for statistics. */
  kind: string
  /** Short description, for the report. */
  name: string
  /** Keys on the path to the value, none if the whole file is changed; list indexes are left out. */
  place: readonly string[]
  /** Path in the content folder. */
  file: string
  /** A file that the mistake adds; otherwise `file` itself is changed. */
  added?: string
  text: string
}

type Random = () => number

const pick = <T>(items: readonly T[], random: Random): T | undefined => items[Math.floor(random() * items.length)]

type Place = { holder: Record<string, unknown> | unknown[]; key: string | number; path: string }

/** Every value of a document and its path. */
function placesOf(value: unknown, path = ''): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown> | unknown[]
  const keys = Array.isArray(holder) ? holder.map((_, index) => index) : Object.keys(holder)
  return keys.flatMap((key) => {
    const own = path ? `${path}.${key}` : String(key)
    return [{ holder, key, path: own }, ...placesOf(Reflect.get(holder, key), own)]
  })
}

/** Mutations of a value. */
const changes: Readonly<Record<string, (place: Place) => void>> = {
  removed: ({ holder, key }) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else Reflect.deleteProperty(holder, key)
  },
  emptied: ({ holder, key }) => void Reflect.set(holder, key, ''),
  'of the wrong type': ({ holder, key }) =>
    void Reflect.set(holder, key, typeof Reflect.get(holder, key) === 'string' ? 17 : { wrong: true }),
  'too long': ({ holder, key }) => void Reflect.set(holder, key, 'x'.repeat(20_000)),
}

/** Values that are paths of files, each of which may be missing. */
const isFilePlace = ({ holder, key }: Place) => /^\/(pictures|plans|media|logo|video)\//.test(String(Reflect.get(holder, key)))
const withoutFile = ({ holder, key }: Place) => void Reflect.set(holder, key, '/media/not/there.webp')

const listContentFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /^(?!media|documents).*\.(json|md)$/.test(file))

const namesOf = (place: Place | undefined) => (place?.path ?? '').split('.').filter((name) => name && !/^\d+$/.test(name))

/** @param random from 0 to 1; the same numbers make the same mistake. */
export function makeFault(folder: string, random: Random): Fault {
  const file = pick(listContentFiles(folder), random) ?? 'site.json'
  const text = readFileSync(join(folder, file), 'utf8')
  const isCut = file.endsWith('.md') || random() < 0.15
  if (isCut)
    return {
      kind: 'cut in half',
      name: 'cut in half',
      place: [],
      file,
      text: file.endsWith('.md') ? '' : text.slice(0, text.length / 2),
    }
  if (file.startsWith('properties/') && random() < 0.15)
    return { kind: 'a second of one id', name: 'a second of one id', place: ['ID'], file, added: 'properties/copy.json', text }
  const document: unknown = JSON.parse(text)
  const files = placesOf(document).filter(isFilePlace)
  if (files.length > 0 && random() < 0.2) {
    const lost = pick(files, random)
    if (lost) withoutFile(lost)
    return { kind: 'no file', name: `no file: ${lost?.path}`, place: namesOf(lost), file, text: JSON.stringify(document) }
  }
  const place = pick(placesOf(document), random)
  const change = pick(Object.keys(changes), random) ?? 'removed'
  if (place) changes[change]?.(place)
  return { kind: change, name: `${change}: ${place?.path}`, place: namesOf(place), file, text: JSON.stringify(document) }
}

export function writeFault(folder: string, { file, added, text }: Fault): void {
  writeFileSync(join(folder, added ?? file), text)
}
