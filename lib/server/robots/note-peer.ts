/** Tells actions and routes who is at the other end of the connection. */
import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/**
 * Adds the peer's address to `X-Forwarded-For` as a proxy would. The framework writes it only where the header is missing,
 * so that a visitor who sends one could be anybody.
 */
function notePeer({ headers, socket }: IncomingMessage): void {
  const before = headers['x-forwarded-for']
  headers['x-forwarded-for'] = [before, socket.remoteAddress ?? '']
    .flat()
    .filter((hop) => hop !== undefined)
    .join(', ')
}

const hasRequest = (message: unknown): message is { request: IncomingMessage } =>
  typeof message === 'object' && message !== null && 'request' in message

/** Called once when the site starts; Node announces each request before the server hears of it. */
export function notePeers(): void {
  subscribe('http.server.request.start', (message) => {
    if (hasRequest(message)) notePeer(message.request)
  })
}
