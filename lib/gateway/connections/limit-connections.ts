/** Limits the open connections, in total and per peer, so that idle ones cannot block other visitors. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { isNearby, networkOf } from '../../http/visitor-address.ts'
import { createCounter } from '../limits/counter.ts'

const openAtOnce = 4000
/**
 * A browser opens six; a school or an office may share one address. Not for proxies in our own network, which carry all visitors.
 */
const openPerPeer = 200
/** Inactivity timeout (ms) of a connection, also while a client does not read its response. */
const silence = 60_000

export function limitConnections(server: Server): void {
  const enter = createCounter(openPerPeer)
  server.maxConnections = openAtOnce
  server.timeout = silence
  server.on('connection', (socket: Socket) => {
    const peer = socket.remoteAddress ?? ''
    if (isNearby(peer)) return
    const leave = enter(networkOf(peer))
    if (leave) socket.once('close', leave)
    else socket.destroy()
  })
}
