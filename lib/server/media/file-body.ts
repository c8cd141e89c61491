/** A file, or a part of it, as the body of an answer. */
import 'server-only'
import { createReadStream } from 'node:fs'

/**
 * Opened once somebody reads. The framework reads nothing for HEAD, nor where the visitor has left by then: what was opened before would
 * stay open for as long as the process lives.
 * @param part first and last byte.
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
