/** Sends raw bytes, and parses the response as HTTP. */
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type RawAnswer = { status: number; headers: ReadonlyMap<string, string>; body: string }

/** Timeout of a response in milliseconds. */
const timeout = 20_000

/** Milliseconds between two pieces. */
const pause = 150

/** Status 0: the connection was closed without a response. */
function parse(text: string): RawAnswer {
  const [head = '', ...rest] = text.replace(/^HTTP\/1\.1 100 .*\r\n\r\n/, '').split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Map(
    lines.map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const
    }),
  )
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0), headers, body: rest.join('\r\n\r\n') }
}

/** Only invalid and endless requests close with their last byte: Node treats that as an aborted request. */
async function writePieces(socket: Socket, pieces: readonly string[], endsAtOnce: boolean): Promise<void> {
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await sleep(pause)
    if (!socket.destroyed) socket.write(piece, 'latin1')
  }
  if (endsAtOnce) socket.end()
}

/**
 * @param bytes in pieces, between which the sender pauses.
 * @param endsAtOnce whether the client closes the connection after the bytes. @throws if nothing arrives in time.
 */
export function sendRaw(host: string, port: number, bytes: string | readonly string[], endsAtOnce: boolean): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host)
    const chunks: Buffer[] = []
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new Error('no answer'))
    }, timeout)
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => {})
    socket.once('close', () => {
      clearTimeout(timer)
      resolve(parse(Buffer.concat(chunks).toString('utf8')))
    })
    void writePieces(socket, [bytes].flat(), endsAtOnce)
  })
}
