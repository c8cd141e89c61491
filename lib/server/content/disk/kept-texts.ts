/** Texts of the content by their files, each in memory or put away, told apart by a mark instead of by the whole text. */
import 'server-only'
import { hash } from 'node:crypto'
import { fetchText, type Place, storeText } from './cold-store.ts'

export const markOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22)

/** A text of which two are the same when their marks are. */
export class KeptText {
  readonly mark: string
  readonly #at: string | Place

  constructor(text: string, mark = markOf(text)) {
    this.mark = mark
    this.#at = storeText(text) ?? text
  }

  read(): string {
    return typeof this.#at === 'string' ? this.#at : fetchText(this.#at)
  }
}

/** Reads like a map of texts. */
export class KeptTexts implements ReadonlyMap<string, string> {
  readonly #texts = new Map<string, KeptText>()

  set(file: string, text: string | KeptText): void {
    this.#texts.set(file, typeof text === 'string' ? new KeptText(text) : text)
  }

  delete(file: string): void {
    this.#texts.delete(file)
  }

  /** Undefined where there is none. */
  markOf(file: string): string | undefined {
    return this.#texts.get(file)?.mark
  }

  kept(file: string): KeptText | undefined {
    return this.#texts.get(file)
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

/** How texts are told apart where some of them may be in memory alone. */
export const markIn = (texts: ReadonlyMap<string, string>, file: string): string | undefined => {
  if (texts instanceof KeptTexts) return texts.markOf(file)
  const text = texts.get(file)
  return text === undefined ? undefined : markOf(text)
}
