/** The IP address of a visitor, to distinguish visitors for limits. */
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * The address that the outermost own proxy saw. Entries to the left of it were written by the client and cannot be trusted.
 * @param forwardedFor `X-Forwarded-For` with the peer of the connection as the last entry (`recordPeer`).
 * @param proxies number of own proxies in front of the site.
 */
export function callerAddress(forwardedFor: string | null, proxies: number): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  return hops.at(-1 - proxies) ?? hops[0] ?? ''
}

/**
 * The part of an address that identifies a visitor: the /64 network of an IPv6 address, as a connection gets at least that, or
 * the whole IPv4 address, also if IPv4-mapped (`::ffff:…`).
 */
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

/** Whether an address is loopback or private, as those of our own proxies. */
export const isNearby = (address: string): boolean =>
  /^(::1$|(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|f[cd])/i.test(address)

/**
 * Appends the peer's address to `X-Forwarded-For`, as a proxy would. The framework adds it only if the header is missing, so that
 * a client could forge its address.
 */
export function recordPeer({ headers, socket }: IncomingMessage): void {
  const before = headers['x-forwarded-for']
  headers['x-forwarded-for'] = [before, socket.remoteAddress ?? '']
    .flat()
    .filter((hop) => hop !== undefined)
    .join(', ')
}
