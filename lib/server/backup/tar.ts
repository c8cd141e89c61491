/** Archives as `tar` writes and reads them (POSIX ustar with pax headers), as streams: a backup may be larger than the memory. */
import 'server-only'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createTarDecoder, createTarPacker } from 'modern-tar'
import { isGone } from './backup-files.ts'

/**
 * What goes in: a file as long as it is when its turn comes, or bytes. `path` with slashes, below no root.
 * `mayBeGone`: a file that is not there any more is left out, instead of ending it all.
 */
export type TarSource = { path: string; file: string; mayBeGone?: boolean } | { path: string; content: Buffer }

/** For nobody but the owner to read. */
const mode = 0o600

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

/** Undefined for what is left out. */
async function sizeOf(source: TarSource): Promise<number | undefined> {
  if ('content' in source) return source.content.length
  try {
    return (await stat(source.file)).size
  } catch (error) {
    if (source.mayBeGone && isGone(error)) return undefined
    throw error
  }
}

/** The bytes of an archive, each entry without a time of its own. @throws what the disk says of a file. */
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

/** Below the folder that it is unpacked in, whoever made it. @throws for a path that leads elsewhere. */
function soundPath(path: string): string {
  if (path.startsWith('/') || path.split('/').some((part) => part === '..' || part === '') || path.includes('\0'))
    throw new Error(`the archive has a file at ${JSON.stringify(path)}`)
  return path
}

/** The files of an archive in their order; what is not read of one is passed over. @throws when it is cut short, or is none. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const { readable, writable } = createTarDecoder({ strict: true })
  const writer = writable.getWriter()
  async function feed(): Promise<void> {
    for await (const chunk of source) await writer.write(chunk)
    await writer.close()
  }
  feed().catch((error: unknown) => writer.abort(error))
  for await (const { header, body } of readable) {
    yield { path: soundPath(header.name), body }
    if (!body.locked) await body.cancel()
  }
}
