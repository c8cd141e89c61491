/** The lines of a stream. A line ends with a line feed alone: JSON keeps every other sign that parts lines as it is, such as U+2028. */
import 'server-only'

const lineEnd = 0x0a

/** One after the other, without their ends; of the last, the end may be missing. */
export async function* readLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let begun: Uint8Array[] = []
  for await (const part of body) {
    let start = 0
    for (let end = part.indexOf(lineEnd); end >= 0; end = part.indexOf(lineEnd, start)) {
      yield Buffer.concat([...begun, part.subarray(start, end)]).toString('utf8')
      begun = []
      start = end + 1
    }
    // A copy: the stream may use its memory again.
    if (start < part.length) begun.push(Uint8Array.from(part.subarray(start)))
  }
  if (begun.length > 0) yield Buffer.concat(begun).toString('utf8')
}
