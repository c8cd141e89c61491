/** What the forms about accounts read from a request and write into its response. */
import 'server-only'
import { parseSetCookieHeader, toCookieOptions } from 'better-auth/cookies'
import { cookies, headers } from 'next/headers'
import { visitorAddress } from '../http/visitor-address.ts'
import { getSiteUrl } from '../runtime/site-url.ts'
import type { Visitor } from './log-in.ts'

/**
 * Whether a form was sent from a page of this site. The gateway rejects an `Origin` of another site but accepts requests without
 * one; account forms require an `Origin` header of this site.
 */
export function isSameSite(headers: Headers): boolean {
  const origin = headers.get('origin') ?? ''
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return host === headers.get('host') || host === new URL(getSiteUrl()).host
}

/**
 * The visitor of the current request.
 * @throws for a form of another site; `answerForm` rejects it earlier.
 */
export async function readVisitor(): Promise<Visitor> {
  const sent = new Headers(await headers())
  if (!isSameSite(sent)) throw new Error('Account: a form was sent from elsewhere')
  return { headers: sent, address: visitorAddress(sent.get('x-forwarded-for')) }
}

/**
 * The request headers of the next request with these cookies.
 * @param lines of `Set-Cookie`.
 */
export const requestHeadersWith = (lines: readonly string[]): Headers =>
  new Headers({ cookie: lines.map((line) => line.split(';')[0]).join('; ') })

/** @param lines of `Set-Cookie`, as the login library returns them. */
export async function setCookies(lines: readonly string[]): Promise<void> {
  const jar = await cookies()
  for (const line of lines) {
    for (const [name, attributes] of parseSetCookieHeader(line)) jar.set(name, attributes.value, toCookieOptions(attributes))
  }
}
