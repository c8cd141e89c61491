/**
 * Archives as `tar` writes and reads them (POSIX ustar, with a pax header for long names), as streams: a backup may be larger than the
 * memory. Plain files alone, so that no library is loaded for it and every system opens what it writes.
 */
import 'server-only'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'

/** What goes in: a file as long as it is when its turn comes, or bytes. `path` with slashes, below no root. */
export type TarSource = { path: string; file: string } | { path: string; content: Buffer }

const block = 512
const longestName = 100
/** Eleven octal digits. */
const largestFile = 8 ** 11 - 1

const padding = (size: number) => Buffer.alloc((block - (size % block)) % block)
const octal = (value: number, digits: number) => `${Math.floor(value).toString(8).padStart(digits, '0')}\0`

/** @param name at most 100 bytes. @param kind `0` a file, `x` what stands before one. */
function headerOf(name: string, size: number, kind: '0' | 'x'): Buffer {
  const header = Buffer.alloc(block)
  header.write(name, 0, longestName, 'utf8')
  header.write(octal(0o600, 7), 100)
  for (const at of [108, 116]) header.write(octal(0, 7), at)
  header.write(octal(size, 11), 124)
  header.write(octal(0, 11), 136)
  header.fill(' ', 148, 156)
  header.write(`${kind}`, 156)
  header.write('ustar\x0000', 257, 'latin1')
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 6)} `, 148)
  return header
}

/** `30 path=…`: the length counts itself. */
function longNameOf(path: string): Buffer {
  const rest = ` path=${path}\n`
  const bytes = Buffer.byteLength(rest)
  const guess = bytes + String(bytes).length
  const length = bytes + String(guess).length
  return Buffer.from(`${length}${rest}`)
}

function* headersOf(path: string, size: number): Generator<Buffer> {
  if (size > largestFile) throw new Error(`${path} is too large for an archive`)
  if (Buffer.byteLength(path) > longestName) {
    const long = longNameOf(path)
    yield headerOf('long-name', long.length, 'x')
    yield Buffer.concat([long, padding(long.length)])
    yield headerOf('file', size, '0')
  } else yield headerOf(path, size, '0')
}

/** As many bytes as were announced: a file that grew meanwhile is cut, one that shrank is filled up. */
async function* bytesOf(file: string, size: number): AsyncGenerator<Buffer> {
  let left = size
  if (size > 0)
    for await (const chunk of createReadStream(file, { end: size - 1 }) as AsyncIterable<Buffer>) {
      left -= chunk.length
      yield chunk
    }
  if (left > 0) yield Buffer.alloc(left)
}

/** The bytes of an archive. @throws what the disk says of a file. */
export async function* writeTar(sources: AsyncIterable<TarSource> | Iterable<TarSource>): AsyncGenerator<Buffer> {
  for await (const source of sources) {
    const size = 'content' in source ? source.content.length : (await stat(source.file)).size
    yield* headersOf(source.path, size)
    if ('content' in source) yield source.content
    else yield* bytesOf(source.file, size)
    yield padding(size)
  }
  yield Buffer.alloc(2 * block)
}

/** Gives out bytes of a stream in the amounts that are asked for. */
class ByteReader {
  readonly #source: AsyncIterator<Buffer>
  #held: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** At least one byte, or nothing at the end. */
  async some(most: number): Promise<Buffer> {
    if (this.#held.length === 0) {
      const { done, value } = await this.#source.next()
      if (done) return Buffer.alloc(0)
      this.#held = value
    }
    const part = this.#held.subarray(0, most)
    this.#held = this.#held.subarray(part.length)
    return part
  }

  async *stream(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      const part = await this.some(left)
      if (part.length === 0) throw new Error('the archive ends too early')
      left -= part.length
      yield part
    }
  }

  async exactly(size: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for await (const part of this.stream(size)) parts.push(part)
    return Buffer.concat(parts)
  }
}

export type TarEntry = { path: string; size: number; body: AsyncIterable<Buffer> }

const textAt = (header: Buffer, from: number, to: number) => header.subarray(from, to).toString('utf8').replace(/\0.*$/s, '')

/** Below the folder that it is unpacked in, whoever made it. @throws for a path that leads elsewhere. */
function soundPath(path: string): string {
  if (path.startsWith('/') || path.split('/').some((part) => part === '..' || part === '') || path.includes('\0'))
    throw new Error(`the archive has a file at ${JSON.stringify(path)}`)
  return path
}

/** The files of an archive in their order; what is not read of one is passed over. @throws when it is cut short, or is none. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const reader = new ByteReader(source)
  let longName: string | undefined
  for (;;) {
    const header = await reader.exactly(block)
    if (header.every((byte) => byte === 0)) return
    if (textAt(header, 257, 262) !== 'ustar') throw new Error('this is no archive of ours')
    const size = Number.parseInt(textAt(header, 124, 136), 8)
    const body = reader.stream(size)
    if (textAt(header, 156, 157) === 'x') longName = /^\d+ path=(.*)\n$/s.exec((await reader.exactly(size)).toString('utf8'))?.[1]
    else {
      const path = soundPath(longName ?? textAt(header, 0, longestName))
      longName = undefined
      yield { path, size, body }
      for await (const _ of body);
    }
    await reader.exactly(padding(size).length)
  }
}
