/** The lines of a file one after the other, however large it is: as one string the engine would not take it. */
import 'server-only'
import { closeSync, openSync, readSync } from 'node:fs'

const pieceBytes = 1 << 20
const lineEnd = 0x0a

/** @throws what the disk says. */
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
