/** Ends a connection so that the answer arrives, although the other side is still sending. */
import type { IncomingMessage } from 'node:http'

/** Milliseconds in which the rest is read and thrown away. */
const timeout = 2_000

/**
 * A connection that is closed with bytes unread is reset, and the answer is lost with it (RFC 9112, 9.6). So our side closes after
 * the answer, and theirs is read on for a moment. The answer has to say `Connection: close`.
 */
export function linger(request: IncomingMessage): void {
  const { socket } = request
  const destroySoon = () => {
    socket.end()
    const timer = setTimeout(() => socket.destroy(), timeout)
    socket.once('close', () => clearTimeout(timer))
    request.once('end', () => socket.destroy())
  }
  // What Node calls when the last answer of a connection is out.
  Object.assign(socket, { destroySoon })
}
