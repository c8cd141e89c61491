/** `/robots.txt`. */
import type { MetadataRoute } from 'next'
import { blockedFolders } from '@/lib/routing/match-route'
import { absoluteUrl } from '@/lib/server/runtime/site-url'

export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: [...blockedFolders] }, sitemap: absoluteUrl('/sitemap.xml') }
}
