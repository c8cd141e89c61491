/** Who may read the metrics of the site. */
import 'server-only'
import { callerAddress } from '../../http/visitor-address.ts'
import { env } from '../runtime/env.ts'
import { isEqual } from './hmac.ts'

const isLoopback = (address: string) => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)

/**
 * Requires METRICS_TOKEN. Without that setting, only direct requests from this machine are allowed: a proxy on this machine that
 * TRUSTED_PROXIES does not count adds the visitor's address, so a second address means rejection.
 */
export function isMetricsReader(headers: Headers): boolean {
  const { METRICS_TOKEN, TRUSTED_PROXIES } = env()
  if (METRICS_TOKEN) return isEqual(headers.get('authorization')?.replace(/^Bearer /, '') ?? '', METRICS_TOKEN)
  const forwarded = headers.get('x-forwarded-for')
  const hops = (forwarded ?? '').split(',').length
  return hops === 1 && isLoopback(callerAddress(forwarded, TRUSTED_PROXIES))
}
