/** Who is sending, as far as limits need it: never kept in the clear (belgium.md, "Privacy"). */
import 'server-only'
import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { env } from '../env.ts'
import { secretFor } from '../secret.ts'

/**
 * The address that the outermost of our own proxies saw. Everything left of it was written by the visitor and proves nothing.
 * @param forwardedFor `X-Forwarded-For` with the peer of the connection at its end (note-peer.ts).
 * @param proxies how many of our own proxies stand in front.
 */
export function visitorAddress(forwardedFor: string | null, proxies = env().TRUSTED_PROXIES): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  return hops.at(-1 - proxies) ?? hops[0] ?? ''
}

/** An IPv6 connection owns a whole network of addresses: its first four groups are the visitor. IPv4 may come in IPv6's clothes. */
function networkOf(address: string): string {
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

/** A key that changes every day and leads back to nobody, even with the database in hand. */
export function visitorKey(address: string, now: Date): string {
  const salt = secretFor(`visitor ${now.toISOString().slice(0, 10)}`)
  return createHmac('sha256', salt).update(networkOf(address)).digest('base64url')
}
