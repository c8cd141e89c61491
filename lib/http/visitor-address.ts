/** Who is at the other end of a request, as far as limits need to tell visitors apart. */
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * The address that the outermost of our own proxies saw. Everything left of it was written by the visitor and proves nothing.
 * @param forwardedFor `X-Forwarded-For` with the peer of the connection at its end (`recordPeer`).
 * @param proxies how many of our own proxies stand in front.
 */
export function callerAddress(forwardedFor: string | null, proxies: number): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  return hops.at(-1 - proxies) ?? hops[0] ?? ''
}

/** An IPv6 connection owns a whole network of addresses: its first four groups are the visitor. IPv4 may come in IPv6's clothes. */
export function networkOf(address: string): string {
  const plain = address
    .replace(/^::ffff:(?=[\d.]+$)/i, '')
    .replace(/%.*$/, '')
    .toLowerCase()
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const [first, last] = [head.split(':').filter(Boolean), (tail ?? '').split(':').filter(Boolean)]
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** Whether a peer stands in our own network, where proxies do: loopback and private addresses. */
export const isNearby = (address: string): boolean =>
  /^(::1$|(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|f[cd])/i.test(address)

/**
 * Adds the peer's address to `X-Forwarded-For` as a proxy would. The framework writes it only where the header is missing,
 * so that a visitor who sends one could be anybody.
 */
export function recordPeer({ headers, socket }: IncomingMessage): void {
  const before = headers['x-forwarded-for']
  headers['x-forwarded-for'] = [before, socket.remoteAddress ?? '']
    .flat()
    .filter((hop) => hop !== undefined)
    .join(', ')
}
