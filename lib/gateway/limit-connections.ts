/** How many connections are open at a time, in all and for one peer, so that idle ones cannot shut others out. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { isNearby, networkOf } from '../http/visitor-address.ts'
import { createCounter } from './counter.ts'

const openAtOnce = 4000
/** A browser opens six; a school or an office may share an address. Proxies stand nearby and bring everybody. */
const openPerPeer = 200
/** Milliseconds of silence after which a connection ends, also in the middle of an answer that nobody takes. */
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
