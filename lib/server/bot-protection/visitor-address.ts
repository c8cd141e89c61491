/** Who is sending, as far as limits need it: never kept in the clear (belgium.md, "Privacy"). */
import 'server-only'
import { callerAddress, networkOf } from '../../http/visitor-address.ts'
import { env } from '../runtime/env.ts'
import { fingerprint } from '../security/fingerprint.ts'

/** The address of a visitor. @param forwardedFor `X-Forwarded-For`, at whose end lib/gateway put the peer of the connection. */
export const visitorAddress = (forwardedFor: string | null, proxies = env().TRUSTED_PROXIES): string =>
  callerAddress(forwardedFor, proxies)

/** A key that changes every day and leads back to nobody, even with the database in hand. */
export function visitorKey(address: string, now: Date): string {
  return fingerprint(`visitor ${now.toISOString().slice(0, 10)}`, networkOf(address))
}
