/**
 * Keeps finished pages that are the same for everybody (docs/decisions/042-answers-from-memory.md). Which those are the site says,
 * by its table of routes; each is made once, however many ask.
 */
import type { AskAsNobody } from './ask-as-nobody.ts'
import { createBackground } from './background.ts'
import { type Caller, createCrowd } from './caller.ts'
import { Generations } from './generations.ts'
import { compressIn, formsOf, isOver, type KeptAnswer, needsLook, tighten, type WantedPage } from './kept-answer.ts'
import type { Rejection } from './reject.ts'

/** `unshared`: the page was not what was expected, or nobody waited; whoever is there has to ask for themselves. */
export type Made = { kind: 'kept'; kept: KeptAnswer } | { kind: 'rejected'; rejection: Rejection } | { kind: 'unshared' }

/** Lets the making of a page in, now or later. @param task never rejects. @returns why not. */
type Admit = (caller: Caller, task: () => Promise<void>) => Rejection | undefined

type Flight = { made: Promise<Made>; join: (caller: Caller) => void }

/** Requests after which an answer is compressed as tightly as can be, which takes a good part of a second of a core. */
const worthTightening = 3

/** Times as long as it took that nothing else is compressed so. */
const resting = 4

/** Milliseconds until a page is looked at again that could not be made. */
const tryAgain = 60_000

export type KeeperOptions = {
  /** Bytes of all that is kept; 0 for nothing. */
  most: number
  ask: AskAsNobody
  /** Whether pages are made by another process, so that this one need not rest between them; by this one without. */
  isBeside?: () => boolean
  /** Whether an address still leads to the same page. */
  isStill: (page: WantedPage) => boolean
  /** Is told of what went wrong in the background. */
  failed: (error: unknown) => void
  /** Milliseconds that an answer stands before it is compressed as tightly as can be: changes of the content come in groups, and each throws that work away. */
  settledAfter?: number
}

export class Keeper {
  readonly #ask: AskAsNobody
  readonly #isStill: KeeperOptions['isStill']
  readonly #failed: KeeperOptions['failed']
  readonly #settledAfter: number
  readonly #inBackground: ReturnType<typeof createBackground>
  /** For what fills a core. */
  readonly #atLeisure: ReturnType<typeof createBackground>
  readonly #generations: Generations
  /** Pages of the newest generation that are being made. */
  #flights = new Map<string, Flight>()

  constructor({ most, ask, isBeside = () => false, isStill, failed, settledAfter = 20_000 }: KeeperOptions) {
    this.#ask = ask
    this.#isStill = isStill
    this.#failed = failed
    this.#settledAfter = settledAfter
    this.#inBackground = createBackground(failed)
    this.#atLeisure = createBackground(failed, resting)
    this.#generations = new Generations({
      most,
      remake: (kept) => this.#remake(kept),
      isStill: (kept) => this.#mayBeSent(kept),
      isBeside,
    })
  }

  /** Bytes of all that is kept. */
  get used(): number {
    return this.#generations.used
  }

  /** A finished answer; counts as asked for. */
  find(key: string): KeptAnswer | undefined {
    const kept = this.#generations.find(key)
    const now = Date.now()
    if (!kept || isOver(kept, now)) return undefined
    kept.asked += 1
    if (!kept.isTight && kept.asked >= worthTightening && now >= kept.madeAt + this.#settledAfter) this.#tightenSoon(kept)
    if (needsLook(kept, now)) this.#refresh(kept)
    return kept
  }

  /** Makes a page, or waits with whoever else asks for it. */
  make(page: WantedPage, caller: Caller, admit: Admit): Promise<Made> {
    const flying = this.#flights
    const known = flying.get(page.key)
    const flight = known ?? this.#begin(page, admit)
    if (!known) {
      flying.set(page.key, flight)
      void flight.made.then(() => flying.delete(page.key))
    }
    flight.join(caller)
    return flight.made
  }

  /** After an answer was sent in another form. */
  measure(kept: KeptAnswer): void {
    this.#generations.measure(kept)
  }

  /** Begins another generation, see `Generations.renew`. */
  renew(names: readonly string[] = []): Promise<void> {
    this.#flights = new Map()
    return this.#generations.renew(names)
  }

  #begin(page: WantedPage, admit: Admit): Flight {
    const crowd = createCrowd()
    const { number } = this.#generations
    let isRunning = false
    const made = new Promise<Made>((done) => {
      const rejection = admit(crowd, async () => {
        isRunning = true
        done(await this.#run(page, number))
      })
      if (rejection) done({ kind: 'rejected', rejection })
      // Nobody waits any more, and nothing was begun: whoever comes next begins again.
      crowd.once('close', () => isRunning || done({ kind: 'unshared' }))
    })
    return { made, join: crowd.join }
  }

  async #run(page: WantedPage, number: number): Promise<Made> {
    // What fails is said to whoever then asks for themselves.
    const kept = await this.#ask(page).catch(() => undefined)
    if (!kept) return { kind: 'unshared' }
    this.#generations.add(kept, number)
    return { kind: 'kept', kept }
  }

  /** Where the site cannot tell, as before. */
  #mayBeSent({ page }: KeptAnswer): boolean {
    try {
      return this.#isStill(page)
    } catch (error) {
      this.#failed(error)
      return true
    }
  }

  /** In the forms that were asked for, so that no visitor waits for those; the same bytes need not be compressed again. */
  async #remake(kept: KeptAnswer): Promise<KeptAnswer | undefined> {
    try {
      const made = this.#isStill(kept.page) ? await this.#ask(kept.page, kept) : undefined
      if (made?.bytes.equals(kept.bytes)) return { ...made, compressed: { ...kept.compressed }, isTight: kept.isTight }
      if (made) await compressIn(formsOf(kept), made)
      return made
    } catch (error) {
      this.#failed(error)
      return undefined
    }
  }

  /** Dates may stand in a page: from time to time it is made again, while the former is sent. */
  #refresh(kept: KeptAnswer): void {
    kept.freshUntil = Date.now() + tryAgain
    this.#inBackground(`refresh ${kept.page.key}`, async () => {
      const { number } = this.#generations
      const made = await this.#remake(kept)
      this.#generations.replace(kept, made && { ...made, asked: kept.asked }, number)
    })
  }

  /** Unless it is gone by then: the next generation has its own. */
  #tightenSoon(kept: KeptAnswer): void {
    this.#atLeisure(`tighten ${kept.page.key}`, async () => {
      if (!this.#generations.has(kept)) return
      await tighten(kept)
      this.#generations.measure(kept)
    })
  }
}
