/** Streams archives in tar format (POSIX ustar with pax headers), as a backup may be larger than the memory. */
import 'server-only'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createTarDecoder, createTarPacker } from 'modern-tar'
import { isGone } from './backup-files.ts'

/**
 * An entry: a file, with the length that it has when it is added, or bytes. `path` has slashes and is relative. `mayBeGone`: a
 * missing file is skipped instead of being an error.
 */
export type TarSource = { path: string; file: string; mayBeGone?: boolean } | { path: string; content: Buffer }

/** Only readable by its owner. */
const mode = 0o600

/** Exactly as many bytes as announced in the header: a file that grew meanwhile is cut, one that shrank is padded. */
async function* bytesOf(file: string, size: number): AsyncGenerator<Buffer> {
  let left = size
  if (size > 0)
    for await (const chunk of createReadStream(file, { end: size - 1 }) as AsyncIterable<Buffer>) {
      left -= chunk.length
      yield chunk
    }
  if (left > 0) yield Buffer.alloc(left)
}

/** Undefined for an entry that is skipped. */
async function sizeOf(source: TarSource): Promise<number | undefined> {
  if ('content' in source) return source.content.length
  try {
    return (await stat(source.file)).size
  } catch (error) {
    if (source.mayBeGone && isGone(error)) return undefined
    throw error
  }
}

/**
 * The bytes of an archive, with entries without modification times.
 * @throws errors of the file system.
 */
export function writeTar(sources: Iterable<TarSource>): AsyncIterable<Uint8Array> {
  const { readable, controller } = createTarPacker()
  async function add(): Promise<void> {
    for (const source of sources) {
      const size = await sizeOf(source)
      if (size === undefined) continue
      const entry = controller.add({ name: source.path, size, mode, mtime: new Date(0), type: 'file' })
      const bytes = 'content' in source ? Readable.from([source.content]) : Readable.from(bytesOf(source.file, size))
      await Readable.toWeb(bytes).pipeTo(entry)
    }
    controller.finalize()
  }
  add().catch((error: unknown) => controller.error(error))
  return readable
}

export type TarEntry = { path: string; body: AsyncIterable<Uint8Array> }

/**
 * A path inside the target folder, also for archives from untrusted sources.
 * @throws for a path that leads outside.
 */
function safePath(path: string): string {
  if (path.startsWith('/') || path.split('/').some((part) => part === '..' || part === '') || path.includes('\0'))
    throw new Error(`the archive has a file at ${JSON.stringify(path)}`)
  return path
}

/**
 * The files of an archive in order; unread content is skipped.
 * @throws when the archive is truncated or invalid.
 */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const { readable, writable } = createTarDecoder({ strict: true })
  const writer = writable.getWriter()
  async function feed(): Promise<void> {
    for await (const chunk of source) await writer.write(chunk)
    await writer.close()
  }
  feed().catch((error: unknown) => writer.abort(error))
  for await (const { header, body } of readable) {
    yield { path: safePath(header.name), body }
    if (!body.locked) await body.cancel()
  }
}
