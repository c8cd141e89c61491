/** A file, or a byte range of it, as a response body. */
import 'server-only'
import { createReadStream } from 'node:fs'

/**
 * Opens the file only when the body is read: the framework does not read it for HEAD or when the visitor has left, and a file
 * opened earlier would stay open as long as the process runs.
 * @param part first and last byte, both included.
 */
export function fileBody(path: string, part: { start: number; end: number }): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Uint8Array> | undefined
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        chunks ??= createReadStream(path, part)[Symbol.asyncIterator]()
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await chunks?.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
