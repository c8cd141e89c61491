/** Splits a stream into lines at line feeds only: JSON contains other line separators, such as U+2028, unescaped. */
import 'server-only'

const lineEnd = 0x0a

/** Yields lines without their line feeds; the last one may have none. */
export async function* readLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let begun: Uint8Array[] = []
  for await (const part of body) {
    let start = 0
    for (let end = part.indexOf(lineEnd); end >= 0; end = part.indexOf(lineEnd, start)) {
      yield Buffer.concat([...begun, part.subarray(start, end)]).toString('utf8')
      begun = []
      start = end + 1
    }
    // Copied, as the stream may reuse its buffer.
    if (start < part.length) begun.push(Uint8Array.from(part.subarray(start)))
  }
  if (begun.length > 0) yield Buffer.concat(begun).toString('utf8')
}
