/** `/.well-known/security.txt`: where to report a vulnerability (RFC 9116). SECURITY.md describes what happens then. */
import 'server-only'
import { dayMs } from '../../domain/text/date.ts'
import type { Language } from '../../domain/text/language.ts'

/** Days until the file expires; RFC 9116 recommends less than a year. */
const validDays = 180

type Input = {
  email: string
  /** Of the site, without a trailing slash. */
  url: string
  /** The preferred one first. */
  languages: readonly Language[]
  now: Date
}

/** Expires at the beginning of a day, so that the text is the same all day. */
export function securityTxt({ email, url, languages, now }: Input): string {
  const expires = new Date((Math.floor(now.getTime() / dayMs) + validDays) * dayMs)
  const fields = {
    Contact: `mailto:${email}`,
    Expires: expires.toISOString().replace(/\.\d+Z$/, 'Z'),
    'Preferred-Languages': languages.join(', '),
    Canonical: `${url}/.well-known/security.txt`,
  }
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')
}
