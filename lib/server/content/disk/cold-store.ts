/**
 * A file for what need not be in memory: texts of files, and the fields of listings that only their own pages show. Threads of a process have
 * its files in common, so that what one has written the other reads. The file has no name any more and goes with the process.
 */
import 'server-only'
import { closeSync, fstatSync, mkdirSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { ColdFields } from '../../../domain/property/cold-fields.ts'
import type { SharedPart } from '../../../domain/property/shared-fields.ts'
import { logError } from '../../../process/log.ts'
import { env } from '../../runtime/env.ts'

/** Where something lies: bytes of an open file. */
export type Place = { fd: number; offset: number; length: number }

type Store = { fd: number; end: number }

// On globalThis, of which each thread has its own: the thread that reads content has a store, commands and tests keep all in memory.
const holder = globalThis as typeof globalThis & { siteColdStore?: Store | undefined }

/** What is put away from now on lies in a file. Without a folder that can be written all stays in memory. */
export function openColdStore(folder = env().VAR_DIR): void {
  const path = join(folder, `.cold-${process.pid}-${Date.now()}`)
  try {
    mkdirSync(folder, { recursive: true })
    holder.siteColdStore = { fd: openSync(path, 'wx+', 0o600), end: 0 }
    unlinkSync(path)
  } catch (error) {
    logError('content-not-kept', { error })
  }
}

/** For tests: what was put away is gone. */
export function closeColdStore(): void {
  if (holder.siteColdStore) closeSync(holder.siteColdStore.fd)
  holder.siteColdStore = undefined
}

/** How hard it is packed: half of the bytes go at once, and the rest would cost more than it saves. */
const packing = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/** Undefined without a store, and when the disk takes nothing more: the text then has to stay in memory. */
export function storeText(text: string): Place | undefined {
  const store = holder.siteColdStore
  if (!store) return undefined
  const bytes = zstdCompressSync(text, packing)
  const place = { fd: store.fd, offset: store.end, length: bytes.length }
  try {
    if (writeSync(store.fd, bytes, 0, bytes.length, place.offset) < bytes.length) throw new Error('the disk took a part')
  } catch (error) {
    logError('content-not-kept', { error })
    return undefined
  }
  store.end += bytes.length
  return place
}

/** @throws when the file cannot be read, which is a fault of the machine. */
export function fetchText({ fd, offset, length }: Place): string {
  const bytes = Buffer.allocUnsafe(length)
  for (let done = 0; done < length; ) {
    const read = readSync(fd, bytes, done, length - done, offset + done)
    if (read === 0) throw new Error('what was put away is gone')
    done += read
  }
  return zstdDecompressSync(bytes).toString('utf8')
}

/** Bytes on the disk. */
export const coldStoreBytes = (): number => (holder.siteColdStore ? fstatSync(holder.siteColdStore.fd).size : 0)

/** How many listings are held unpacked: what some lists and pages show. */
const heldAtOnce = 200

/**
 * More than so many in so many milliseconds are those of somebody who goes through all listings and comes back to none: held, they would
 * become old for nothing, and grow the memory until the next large collection.
 */
const rush = { most: 40, within: 50 } as const

/** In the order they were unpacked in. No map: what it leaves behind of each that goes would keep others, and so on. */
const held: (ColdPart | undefined)[] = new Array(heldAtOnce).fill(undefined)
let nextPlace = 0

let rushStart = 0
let rushCount = 0

function isRush(): boolean {
  const now = performance.now()
  if (now - rushStart > rush.within) {
    rushStart = now
    rushCount = 0
  }
  rushCount += 1
  return rushCount > rush.most
}

/** The last one is held in any case: whoever goes through all asks for several fields of each. */
let last: ColdPart | undefined

/** Where the fields of one listing lie, with those that do not. */
export class ColdPart implements SharedPart {
  readonly values: readonly unknown[]
  readonly #fd: number
  readonly #offset: number
  readonly #length: number
  #fields: ColdFields | undefined
  #isHeld = false

  constructor({ fd, offset, length }: Place, values: readonly unknown[]) {
    this.values = values
    this.#fd = fd
    this.#offset = offset
    this.#length = length
  }

  get place(): Place {
    return { fd: this.#fd, offset: this.#offset, length: this.#length }
  }

  read(): ColdFields {
    if (this.#fields) return this.#fields
    const fields: ColdFields = JSON.parse(fetchText(this.place))
    this.#fields = fields
    if (last && !last.#isHeld) last.#fields = undefined
    last = this
    // The thread that puts away goes through all of them.
    if (!holder.siteColdStore && !isRush()) this.#hold()
    return fields
  }

  #hold(): void {
    const former = held[nextPlace]
    if (former) former.#let()
    this.#isHeld = true
    held[nextPlace] = this
    nextPlace = (nextPlace + 1) % heldAtOnce
  }

  #let(): void {
    this.#isHeld = false
    if (last !== this) this.#fields = undefined
  }
}
