/** The address of a visitor, for rate limits; never stored in plain text (belgium.md, "Privacy"). */
import 'server-only'
import { callerAddress, networkOf } from '../../http/visitor-address.ts'
import { env } from '../runtime/env.ts'
import { fingerprint } from '../security/fingerprint.ts'

/**
 * The IP address of the visitor.
 * @param forwardedFor `X-Forwarded-For`, to which lib/gateway appended the peer of the connection.
 */
export const visitorAddress = (forwardedFor: string | null, proxies = env().TRUSTED_PROXIES): string =>
  callerAddress(forwardedFor, proxies)

/** A keyed hash of the visitor's network that changes every day and cannot be reversed without the secret. */
export function visitorKey(address: string, now: Date): string {
  return fingerprint(`visitor ${now.toISOString().slice(0, 10)}`, networkOf(address))
}
