/** Ends the connections of a server that is stopping, each with the answer that is under way on it. */
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** Milliseconds that a connection may still be silent: what was sent on it before is read by then. */
const silentFor = 1_000

export type Connections = {
  /** Notes a request whose answer is still to be sent. */
  note: (response: ServerResponse) => void
  /** Takes no connection any more. Resolves when none is left, which may take as long as somebody reads or sends. */
  close: () => Promise<void>
}

/** Whether Node takes the connection for idle, although part of the answer has not left. */
const isLeaving = (response: ServerResponse) => response.writableEnded && !response.writableFinished

export function followConnections(server: Server): Connections {
  const sockets = new Set<Socket>()
  const answers = new Set<ServerResponse>()
  let isClosing = false

  /** Node ends an answer that somebody reads slowly with the idle ones: then all of them wait for it. */
  function closeIdle(): void {
    if (![...answers].some(isLeaving)) server.closeIdleConnections()
  }

  /** A browser opens connections that it may never use. */
  function closeSilent(): void {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }

  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  return {
    note(response) {
      answers.add(response)
      response.once('close', () => {
        answers.delete(response)
        if (isClosing) closeIdle()
      })
    },
    close() {
      isClosing = true
      // By the way of all servers: that of HTTP would close idle connections by itself.
      const isClosed = new Promise<void>((done) => void NetServer.prototype.close.call(server, () => done()))
      for (const response of answers) response.shouldKeepAlive = false
      closeIdle()
      setTimeout(closeSilent, silentFor).unref()
      return isClosed
    },
  }
}
