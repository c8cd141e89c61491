/** `/.well-known/security.txt`, rewritten to this route by next.config.ts. */

import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { getSiteUrl } from '@/lib/server/runtime/site-url'
import { securityTxt } from '@/lib/server/security/security-txt'

export const dynamic = 'force-dynamic'

export function GET(): Response {
  const { languages, site } = getSnapshot()
  const others = languages.filter((language) => language !== site.defaultLanguage)
  const text = securityTxt({
    email: site.contact.email,
    url: getSiteUrl(),
    languages: [site.defaultLanguage, ...others],
    now: new Date(),
  })
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}
