/** Kept answers by their key, with the bytes that they take; the one that was not asked for longest goes first. */
import { type KeptAnswer, sizeOf } from './kept-answer.ts'

export class KeptStore {
  #used = 0
  readonly #answers = new Map<string, { kept: KeptAnswer; size: number }>()

  get used(): number {
    return this.#used
  }

  /** Counts as the last request for it. */
  find(key: string): KeptAnswer | undefined {
    const entry = this.#answers.get(key)
    if (!entry) return undefined
    // Set again, so that the map stays ordered by the last request.
    this.#answers.delete(key)
    this.#answers.set(key, entry)
    return entry.kept
  }

  /** In place of one with the same key. */
  add(kept: KeptAnswer): void {
    this.drop(kept.page.key)
    const size = sizeOf(kept)
    this.#answers.set(kept.page.key, { kept, size })
    this.#used += size
  }

  has(kept: KeptAnswer): boolean {
    return this.#answers.get(kept.page.key)?.kept === kept
  }

  /** After an answer has got another form; one that is no longer here is nothing to measure. */
  measure(kept: KeptAnswer): void {
    const entry = this.#answers.get(kept.page.key)
    if (entry?.kept !== kept) return
    this.#used -= entry.size
    entry.size = sizeOf(kept)
    this.#used += entry.size
  }

  drop(key: string): void {
    this.#used -= this.#answers.get(key)?.size ?? 0
    this.#answers.delete(key)
  }

  /** @returns false when there is nothing. */
  dropOldest(): boolean {
    const [oldest] = this.#answers.keys()
    if (oldest !== undefined) this.drop(oldest)
    return oldest !== undefined
  }

  all(): KeptAnswer[] {
    return [...this.#answers.values()].map(({ kept }) => kept)
  }

  /** The most asked for, `count` of them, and all others that somebody asked for twice; those first that are of former content for longest. */
  hottest(count: number): KeptAnswer[] {
    return this.all()
      .sort((a, b) => b.asked - a.asked)
      .filter(({ asked }, at) => at < count || asked > 1)
      .sort((a, b) => (a.formerSince ?? 0) - (b.formerSince ?? 0))
  }
}
