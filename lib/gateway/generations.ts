/**
 * Kept answers through changes of the content: after one, the former of each is sent until it stands again, so that no visitor waits for
 * a change. What names a thing that changed is made first, and of that what is asked for: who looks at what changed soon sees it.
 */
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { type KeptAnswer, sizeOf } from './kept-answer.ts'
import { KeptStore } from './kept-store.ts'

/** Pages that are made again however seldom they are asked for; others when somebody came back to them. */
const madeAgain = 100
/** Milliseconds after a change that a former answer is sent at most, however often the content changes meanwhile. */
const formerFor = 60_000
/** Milliseconds that whoever changed something waits at most. */
const waitsFor = 8_000
/** Answers found while one page was made, from which on visitors would notice that the next is made at once. */
const busyFrom = 3
/** Times as long as a page took that nothing is made after it then, and milliseconds at most: on a machine with much else to do a page takes long. */
const resting = 2
const longestRest = 150
/** Bytes that are searched for names at a stretch: a millisecond or two. */
const searchedAtOnce = 4_000_000

/** Pages of one change that are made again. */
type Round = { waiting: readonly (() => void)[] }

/** Makes a page again; undefined when it is another one now. Never rejects. */
export type Remake = (kept: KeptAnswer) => Promise<KeptAnswer | undefined>

export type GenerationsOptions = {
  /** Bytes of all answers together. */
  most: number
  remake: Remake
  /** Whether the address of an answer leads to the same page as when it was made. */
  isStill: (kept: KeptAnswer) => boolean
  /** Whether pages are made by another process. */
  isBeside: () => boolean
}

function takeFrom(set: Set<KeptAnswer>): KeptAnswer | undefined {
  const [first] = set
  if (first) set.delete(first)
  return first
}

export class Generations {
  readonly #most: number
  readonly #remake: Remake
  readonly #isStill: GenerationsOptions['isStill']
  readonly #isBeside: GenerationsOptions['isBeside']
  /** Generation in which a former answer was last found to stand for the page of its address. */
  readonly #sendableIn = new WeakMap<KeptAnswer, number>()
  readonly #store = new KeptStore()
  #number = 0
  #round: Round | undefined
  /** Former answers that name what changed. */
  readonly #concerned = new Set<KeptAnswer>()
  /** Former answers that were sent, in their order. */
  readonly #wanted = new Set<KeptAnswer>()
  /** How many answers were found. */
  #found = 0

  constructor({ most, remake, isStill, isBeside }: GenerationsOptions) {
    this.#most = most
    this.#remake = remake
    this.#isStill = isStill
    this.#isBeside = isBeside
  }

  /** Bytes of all answers together. */
  get used(): number {
    return this.#store.used
  }

  /** Of the content that a page shows whose making begins now. */
  get number(): number {
    return this.#number
  }

  find(key: string): KeptAnswer | undefined {
    const kept = this.#store.find(key)
    this.#found += 1
    if (kept?.formerSince === undefined) return kept
    if (performance.now() - kept.formerSince > formerFor) return undefined
    // A page may look as before for a moment; one that was taken away is not sent at all.
    if (!this.#isSendable(kept)) {
      this.#store.drop(key)
      return undefined
    }
    this.#wanted.add(kept)
    return kept
  }

  /** Looks once for each change. */
  #isSendable(kept: KeptAnswer): boolean {
    if (this.#sendableIn.get(kept) === this.#number) return true
    if (!this.#isStill(kept)) return false
    this.#sendableIn.set(kept, this.#number)
    return true
  }

  has(kept: KeptAnswer): boolean {
    return this.#store.has(kept)
  }

  /**
   * One that would take the room of all others is not kept.
   * @param number of the generation in which its making began: where that is over, so is the answer.
   */
  add(kept: KeptAnswer, number: number): void {
    if (number !== this.#number || sizeOf(kept) > this.#most / 4) return
    this.#store.add(kept)
    this.#makeRoom()
  }

  /** After an answer has got another form. */
  measure(kept: KeptAnswer): void {
    this.#store.measure(kept)
    this.#makeRoom()
  }

  /** Puts another answer in the place of one, or nothing. @param number as of `add`: what is over by now is still nearer than what was there. */
  replace(kept: KeptAnswer, made: KeptAnswer | undefined, number: number): void {
    if (!this.#store.has(kept)) return
    this.#store.drop(kept.page.key)
    if (made) this.add({ ...made, formerSince: number === this.#number ? undefined : kept.formerSince }, this.#number)
  }

  /**
   * Begins another generation: what is kept holds no more.
   * @param names of what changed, as pages have them; empty when that is not known.
   * @returns settles when none of it is sent any more, or after some seconds of making pages beside visitors.
   */
  renew(names: readonly string[]): Promise<void> {
    this.#number += 1
    const now = performance.now()
    for (const kept of this.#store.all()) kept.formerSince ??= now
    return new Promise((done) => {
      setTimeout(done, waitsFor).unref()
      this.#round = { waiting: [...(this.#round?.waiting ?? []), done] }
      void this.#makeAgain(this.#round, names)
    })
  }

  #makeRoom(): void {
    while (this.#store.used > this.#most && this.#store.dropOldest());
  }

  #isFormer(kept: KeptAnswer): boolean {
    return kept.formerSince !== undefined && this.#store.has(kept)
  }

  async #findConcerned(names: readonly string[]): Promise<void> {
    let searched = 0
    for (const kept of this.#store.all()) {
      if (names.some((name) => kept.bytes.includes(name))) this.#concerned.add(kept)
      searched += kept.bytes.length * names.length
      if (searched < searchedAtOnce) continue
      searched = 0
      await turn()
    }
  }

  /** Names what changed, and somebody asked for it: most likely to see just that. */
  #takeSought(): KeptAnswer | undefined {
    if (this.#concerned.size === 0) return undefined
    for (const kept of this.#wanted) {
      if (!this.#concerned.delete(kept)) continue
      this.#wanted.delete(kept)
      return kept
    }
    return undefined
  }

  /** @param rest what nobody is known to need, in its order. */
  #next(rest: Iterator<KeptAnswer, undefined>): KeptAnswer | undefined {
    for (;;) {
      const kept = this.#takeSought() ?? takeFrom(this.#concerned) ?? takeFrom(this.#wanted) ?? rest.next().value
      if (!kept || this.#isFormer(kept)) return kept
    }
  }

  async #makeAgain(mine: Round, names: readonly string[]): Promise<void> {
    if (names.length > 0) await this.#findConcerned(names)
    const rest = this.#store.hottest(madeAgain).values()
    while (this.#round === mine) {
      const kept = this.#next(rest)
      if (!kept) return this.#end(mine)
      await this.#makeOneAgain(kept)
    }
  }

  async #makeOneAgain(kept: KeptAnswer): Promise<void> {
    const [number, found, start] = [this.#number, this.#found, performance.now()]
    const made = await this.#remake(kept)
    this.replace(kept, made && { ...made, asked: Math.floor(kept.asked / 2) }, number)
    const took = performance.now() - start
    // Those who came meanwhile are answered first.
    await turn()
    const holdsUp = !this.#isBeside() && this.#found - found >= busyFrom
    if (holdsUp) await sleep(Math.min(took * resting, longestRest), undefined, { ref: false })
  }

  #end({ waiting }: Round): void {
    for (const kept of this.#store.all()) if (kept.formerSince !== undefined) this.#store.drop(kept.page.key)
    this.#round = undefined
    for (const done of waiting) done()
  }
}
