/** What the forms about accounts read of a request and write into its answer. */
import 'server-only'
import { parseSetCookieHeader, toCookieOptions } from 'better-auth/cookies'
import { cookies, headers } from 'next/headers'
import { visitorAddress } from '../bot-protection/visitor-address.ts'
import { getSiteUrl } from '../runtime/site-url.ts'
import type { Visitor } from './log-in.ts'

/**
 * Whether a form was sent from a page of ours. The gateway rejects other sites too, but lets pass what names none;
 * about accounts nothing is taken from who knows where.
 */
export function isSameSite(headers: Headers): boolean {
  const origin = headers.get('origin') ?? ''
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return host === headers.get('host') || host === new URL(getSiteUrl()).host
}

/** The visitor behind the request. @throws for a form of another site; `answerForm` refuses it before. */
export async function readVisitor(): Promise<Visitor> {
  const sent = new Headers(await headers())
  if (!isSameSite(sent)) throw new Error('Account: a form was sent from elsewhere')
  return { headers: sent, address: visitorAddress(sent.get('x-forwarded-for')) }
}

/** Cookies that were just made, as the next request will carry them. @param lines of `Set-Cookie`. */
export const carrying = (lines: readonly string[]): Headers =>
  new Headers({ cookie: lines.map((line) => line.split(';')[0]).join('; ') })

/** @param lines of `Set-Cookie`, as the login library gives them. */
export async function setCookies(lines: readonly string[]): Promise<void> {
  const jar = await cookies()
  for (const line of lines) {
    for (const [name, attributes] of parseSetCookieHeader(line)) jar.set(name, attributes.value, toCookieOptions(attributes))
  }
}
