/** Closes the connections of a server that is shutting down, each after the response that is being sent on it. */
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/**
 * Time (ms) after which connections that have sent nothing are closed; a request sent before the shutdown has been read by then.
 */
const silentFor = 1_000

export type Connections = {
  /** Registers a response that is still to be sent. */
  add: (response: ServerResponse) => void
  /** Accepts no more connections. Resolves when none is left, which takes as long as the slowest client. */
  close: () => Promise<void>
}

/** Whether Node regards the connection as idle although part of the response is still in its buffer. */
const isBuffered = (response: ServerResponse) => response.writableEnded && !response.writableFinished

export function followConnections(server: Server): Connections {
  const sockets = new Set<Socket>()
  const responses = new Set<ServerResponse>()
  let isClosing = false

  /** Waits while a response is still in the buffer: Node would close its connection as idle and cut it off. */
  function closeIdle(): void {
    if (![...responses].some(isBuffered)) server.closeIdleConnections()
  }

  /** Browsers open connections in advance, which they may never use. */
  function closeSilent(): void {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }

  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  return {
    add(response) {
      responses.add(response)
      response.once('close', () => {
        responses.delete(response)
        if (isClosing) closeIdle()
      })
    },
    close() {
      isClosing = true
      // `close` of the TCP server: that of the HTTP server would close idle connections as well.
      const isClosed = new Promise<void>((done) => void NetServer.prototype.close.call(server, () => done()))
      for (const response of responses) response.shouldKeepAlive = false
      closeIdle()
      setTimeout(closeSilent, silentFor).unref()
      return isClosed
    },
  }
}
