/** Closes a connection so that the response arrives although the client is still sending (lingering close). */
import type { IncomingMessage } from 'node:http'

/** Longest time (ms) that the rest is read and discarded. */
const timeout = 2_000

/**
 * Closing a connection with unread bytes resets it, and the response may be lost (RFC 9112, 9.6). So our side is closed after the
 * response, and the client's is read for up to two seconds. The response must have `Connection: close`.
 */
export function linger(request: IncomingMessage): void {
  const { socket } = request
  const destroySoon = () => {
    socket.end()
    const timer = setTimeout(() => socket.destroy(), timeout)
    socket.once('close', () => clearTimeout(timer))
    request.once('end', () => socket.destroy())
  }
  // Node calls this after the last response of a connection.
  Object.assign(socket, { destroySoon })
}
