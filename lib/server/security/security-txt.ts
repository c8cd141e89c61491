/** `/.well-known/security.txt`: whom to tell of a weakness (RFC 9116). SECURITY.md says what happens then. */
import 'server-only'
import { dayMs } from '../../domain/text/date.ts'
import type { Language } from '../../domain/text/language.ts'

/** Days after which somebody should ask again; the standard asks for less than a year. */
const validDays = 180

type Input = {
  email: string
  /** Of the site, without a slash at the end. */
  url: string
  /** In use, the preferred one first. */
  languages: readonly Language[]
  now: Date
}

/** Expires at the beginning of a day, so that it is the same all day long. */
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
