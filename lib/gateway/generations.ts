/**
 * Kept answers of one generation of the content, and of the next while that is being made: until a page stands again, the former
 * answers, so that no visitor waits for a change. What is asked for meanwhile is made first: who looks at what changed soon sees it.
 */
import { type KeptAnswer, sizeOf } from './kept-answer.ts'
import { KeptStore, type Room } from './kept-store.ts'

/** Pages that are made again before the next generation takes over, however seldom they are asked for; others when somebody came back to them. */
const madeAgain = 100
/** Milliseconds that the former generation answers at most, however often the content changes meanwhile. */
const formerFor = 8_000

/** `wanted`: former answers that were sent meanwhile, in their order. */
type Coming = { store: KeptStore; since: number; waiting: readonly (() => void)[]; wanted: Set<KeptAnswer> }

/** Makes a page of the former generation again; undefined when it is another one now. Never rejects. */
export type Remake = (kept: KeptAnswer) => Promise<KeptAnswer | undefined>

/** Each once: what is wanted by then before what is asked for most. Takes what it gives out of what is wanted. */
function* inTurn(wanted: Set<KeptAnswer>, hottest: readonly KeptAnswer[]): Generator<KeptAnswer> {
  const given = new Set<KeptAnswer>()
  const left = hottest.values()
  for (;;) {
    const [asked] = wanted
    if (asked) wanted.delete(asked)
    const kept = asked ?? left.next().value
    if (!kept) return
    if (given.has(kept)) continue
    given.add(kept)
    yield kept
  }
}

export class Generations {
  readonly #most: number
  readonly #remake: Remake
  readonly #room: Room = { used: 0 }
  #current = new KeptStore(this.#room)
  #coming: Coming | undefined

  /** @param most bytes of all answers together. */
  constructor(most: number, remake: Remake) {
    this.#most = most
    this.#remake = remake
  }

  /** Bytes of all answers together. */
  get used(): number {
    return this.#room.used
  }

  /** Where what is made now belongs. */
  get newest(): KeptStore {
    return this.#coming?.store ?? this.#current
  }

  find(key: string): KeptAnswer | undefined {
    const next = this.#coming?.store.find(key)
    if (next) return next
    const former = this.#current.find(key)
    if (former) this.#coming?.wanted.add(former)
    return former
  }

  has(kept: KeptAnswer): boolean {
    return this.#current.has(kept) || this.newest.has(kept)
  }

  /** One that would take the room of all others is not kept, and what belongs to a generation that is over is not either. */
  add(store: KeptStore, kept: KeptAnswer): void {
    if (sizeOf(kept) > this.#most / 4 || (store !== this.#current && store !== this.#coming?.store)) return
    store.add(kept)
    this.#makeRoom()
  }

  /** After an answer has got another form. */
  measure(kept: KeptAnswer): void {
    this.#current.measure(kept)
    this.#coming?.store.measure(kept)
    this.#makeRoom()
  }

  /** Puts another answer in the place of one, or nothing; unless that is gone. */
  replace(kept: KeptAnswer, made: KeptAnswer | undefined): void {
    for (const store of [this.#current, this.newest]) {
      if (!store.has(kept)) continue
      if (made) this.add(store, made)
      else store.drop(kept.page.key)
    }
  }

  /** Begins another generation: what is kept holds no more. @returns settles when none of it is sent any more. */
  renew(): Promise<void> {
    const { store: unfinished, since = performance.now(), waiting = [] } = this.#coming ?? {}
    // What was made meanwhile shows already, and is nearer to the next than what was there before.
    for (const made of unfinished?.all() ?? []) this.#current.add(made)
    unfinished?.clear()
    return new Promise((done) => {
      this.#coming = { store: new KeptStore(this.#room), since, waiting: [...waiting, done], wanted: new Set() }
      void this.#makeAgain(this.#coming)
    })
  }

  #makeRoom(): void {
    while (this.#room.used > this.#most && (this.#current.dropOldest() || this.newest.dropOldest()));
  }

  async #makeAgain(mine: Coming): Promise<void> {
    for (const kept of inTurn(mine.wanted, this.#current.hottest(madeAgain))) {
      if (this.#coming !== mine) return
      if (performance.now() - mine.since > formerFor) break
      const made = await this.#remake(kept)
      if (made) this.add(mine.store, { ...made, asked: Math.floor(kept.asked / 2) })
    }
    if (this.#coming === mine) this.#takeOver(mine)
  }

  #takeOver({ store, waiting }: Coming): void {
    this.#current.clear()
    this.#current = store
    this.#coming = undefined
    for (const done of waiting) done()
  }
}
