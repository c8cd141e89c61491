/** Who may read the numbers of the site. */
import 'server-only'
import { callerAddress } from '../../http/visitor-address.ts'
import { env } from '../runtime/env.ts'
import { isEqual } from './hmac.ts'

const isLoopback = (address: string) => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)

/**
 * Whoever shows METRICS_TOKEN. Without that setting, whoever asks from this machine itself: a proxy that nobody told the site of stands there
 * as well, and brings the address of the visitor along, so that one alone counts.
 */
export function isMetricsReader(headers: Headers): boolean {
  const { METRICS_TOKEN, TRUSTED_PROXIES } = env()
  if (METRICS_TOKEN) return isEqual(headers.get('authorization')?.replace(/^Bearer /, '') ?? '', METRICS_TOKEN)
  const forwarded = headers.get('x-forwarded-for')
  const hops = (forwarded ?? '').split(',').length
  return hops === 1 && isLoopback(callerAddress(forwarded, TRUSTED_PROXIES))
}
