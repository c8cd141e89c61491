/** Reads a file line by line, as a very large file exceeds the longest string of V8. */
import 'server-only'
import { closeSync, openSync, readSync } from 'node:fs'

const pieceBytes = 1 << 20
const lineEnd = 0x0a

/** @throws errors of the file system. */
export function* fileLines(path: string): Generator<string, undefined> {
  const file = openSync(path, 'r')
  try {
    const piece = Buffer.allocUnsafe(pieceBytes)
    let begun: Buffer[] = []
    for (;;) {
      const length = readSync(file, piece, 0, pieceBytes, null)
      if (length === 0) break
      let start = 0
      for (let end = piece.indexOf(lineEnd); end >= 0 && end < length; end = piece.indexOf(lineEnd, start)) {
        yield Buffer.concat([...begun, piece.subarray(start, end)]).toString('utf8')
        begun = []
        start = end + 1
      }
      if (start < length) begun.push(Buffer.from(piece.subarray(start, length)))
    }
    if (begun.length > 0) yield Buffer.concat(begun).toString('utf8')
  } finally {
    closeSync(file)
  }
}
