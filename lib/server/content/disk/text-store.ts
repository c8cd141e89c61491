/** Stores the texts of content files by path, in the cold store or in memory, and compares them by hash instead of as a whole. */
import 'server-only'
import { hash as digest } from 'node:crypto'
import { fetchText, storeText } from './cold-store.ts'

/** The first 22 characters (132 bits) of the SHA-256 hash, base64url. Copied, as a part of a string keeps the whole in memory. */
export const hashOf = (text: string): string => Buffer.from(digest('sha256', text, 'base64url')).toString('latin1', 0, 22)

/** One text. Two of them are equal when their hashes are. */
export class StoredText {
  readonly hash: string
  /** The text itself where there is no store, else the descriptor of its file. */
  readonly #at: string | number
  // One object less per text than a `Place`; there are two texts per listing.
  readonly #offset: number
  readonly #length: number

  constructor(text: string, hash = hashOf(text)) {
    const { fd, offset, length } = storeText(text) ?? { fd: text, offset: 0, length: 0 }
    this.hash = hash
    this.#at = fd
    this.#offset = offset
    this.#length = length
  }

  /** @throws when the cold store cannot be read, see `fetchText`. */
  read(): string {
    return typeof this.#at === 'string' ? this.#at : fetchText({ fd: this.#at, offset: this.#offset, length: this.#length })
  }
}

/** Behaves like a map from paths to texts; iterating over values or entries reads each text from the disk. */
export class TextStore implements ReadonlyMap<string, string> {
  readonly #texts = new Map<string, StoredText>()

  set(file: string, text: string | StoredText): void {
    this.#texts.set(file, typeof text === 'string' ? new StoredText(text) : text)
  }

  delete(file: string): void {
    this.#texts.delete(file)
  }

  /** Undefined for an unknown path. */
  hashOf(file: string): string | undefined {
    return this.#texts.get(file)?.hash
  }

  get size(): number {
    return this.#texts.size
  }

  has(file: string): boolean {
    return this.#texts.has(file)
  }

  get(file: string): string | undefined {
    return this.#texts.get(file)?.read()
  }

  keys(): MapIterator<string> {
    return this.#texts.keys()
  }

  *values(): Generator<string, undefined> {
    for (const text of this.#texts.values()) yield text.read()
  }

  *entries(): Generator<[string, string], undefined> {
    for (const [file, text] of this.#texts) yield [file, text.read()]
  }

  [Symbol.iterator](): Generator<[string, string], undefined> {
    return this.entries()
  }

  forEach(call: (text: string, file: string, texts: ReadonlyMap<string, string>) => void): void {
    for (const [file, text] of this) call(text, file, this)
  }
}

/** The hash of the text of a file, of a `TextStore` without reading the text; undefined for an unknown path. */
export const hashIn = (texts: ReadonlyMap<string, string>, file: string): string | undefined => {
  if (texts instanceof TextStore) return texts.hashOf(file)
  const text = texts.get(file)
  return text === undefined ? undefined : hashOf(text)
}
