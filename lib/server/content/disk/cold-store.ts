/**
 * The cold store: a file for texts of content files and for fields of listings that only their own pages need, to save memory.
 * Threads of a process share file descriptors, so what one thread writes another can read. The file is unlinked at once and
 * disappears when the process ends.
 */
import 'server-only'
import { closeSync, fstatSync, mkdirSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { ColdFields } from '../../../domain/property/cold-fields.ts'
import { type SharedPart, textsOf } from '../../../domain/property/shared-fields.ts'
import { logError } from '../../../process/log.ts'
import { env } from '../../runtime/env.ts'

/** A byte range of an open file. */
export type Place = { fd: number; offset: number; length: number }

type Store = { fd: number; end: number }

// On globalThis, which each thread has its own of: only the content worker thread opens a store; commands and tests keep
// everything in memory.
const holder = globalThis as typeof globalThis & { siteColdStore?: Store | undefined }

/** Opens the store; `storeText` uses it from now on. If the folder cannot be written, everything stays in memory (logged). */
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

/** For tests: closes the store; what was stored in it can no longer be read. */
export function closeColdStore(): void {
  if (holder.siteColdStore) closeSync(holder.siteColdStore.fd)
  holder.siteColdStore = undefined
}

/** Compression level: 1 already halves the size; higher levels cost more time than they save. */
const compression = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/**
 * Compresses and stores a text. @returns undefined without a store or when the disk is full: the text then has to stay in memory.
 */
export function storeText(text: string): Place | undefined {
  const store = holder.siteColdStore
  if (!store) return undefined
  const bytes = zstdCompressSync(text, compression)
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

/** @throws when the file cannot be read (an I/O error). */
export function fetchText({ fd, offset, length }: Place): string {
  const bytes = Buffer.allocUnsafe(length)
  for (let done = 0; done < length; ) {
    const read = readSync(fd, bytes, done, length - done, offset + done)
    if (read === 0) throw new Error('what was put away is gone')
    done += read
  }
  return zstdDecompressSync(bytes).toString('utf8')
}

/** Size of the file in bytes; 0 without a store. */
export const coldStoreBytes = (): number => (holder.siteColdStore ? fstatSync(holder.siteColdStore.fd).size : 0)

/** Number of listings whose decompressed fields and texts are cached. */
const cacheSize = 200

/**
 * More than 40 reads in 50 ms come from a loop over all listings, which reads none of them again: caching these would promote
 * them to the old generation of V8 and fill memory until the next major garbage collection.
 */
const loopLimit = { most: 40, within: 50 } as const

/**
 * The cache, a ring buffer in the order of decompression. Not a Map: deleted entries of a Map that was promoted keep others
 * alive.
 */
const cached: (ColdPart | undefined)[] = new Array(cacheSize).fill(undefined)
let nextSlot = 0

let loopStart = 0
let loopCount = 0

function isLoop(): boolean {
  const now = performance.now()
  if (now - loopStart > loopLimit.within) {
    loopStart = now
    loopCount = 0
  }
  loopCount += 1
  return loopCount > loopLimit.most
}

/** The listing read last is cached in any case: a loop over all listings reads several fields of each. */
let last: ColdPart | undefined

/** The fields shared by the two versions of a listing: hot values in memory, cold fields by their place in the store. */
export class ColdPart implements SharedPart {
  readonly values: readonly unknown[]
  readonly #fd: number
  readonly #offset: number
  readonly #length: number
  #fields: ColdFields | undefined
  #texts: ReturnType<typeof textsOf> | undefined
  #isCached = false

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
    this.#noteUse()
    this.#fields = fields
    return fields
  }

  texts(): ReturnType<typeof textsOf> {
    if (this.#texts) return this.#texts
    this.#noteUse()
    this.#texts = textsOf(this)
    return this.#texts
  }

  #noteUse(): void {
    if (this.#isCached || last === this) return
    if (last && !last.#isCached) last.#clear()
    last = this
    // Not cached in the content worker thread, which loops over all listings.
    if (!holder.siteColdStore && !isLoop()) this.#addToCache()
  }

  #addToCache(): void {
    const former = cached[nextSlot]
    if (former) former.#evict()
    this.#isCached = true
    cached[nextSlot] = this
    nextSlot = (nextSlot + 1) % cacheSize
  }

  #evict(): void {
    this.#isCached = false
    if (last !== this) this.#clear()
  }

  #clear(): void {
    this.#fields = undefined
    this.#texts = undefined
  }
}
