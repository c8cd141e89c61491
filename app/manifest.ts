/** `/manifest.webmanifest`: name, colours and icons for a home screen, in the site's first language. */
import type { MetadataRoute } from 'next'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { agencyManifest } from '@/lib/server/site/agency-manifest'

export const dynamic = 'force-dynamic'

export default function manifest(): MetadataRoute.Manifest {
  const { defaultLanguage } = getSnapshot().site
  return { ...agencyManifest(defaultLanguage), start_url: `/${defaultLanguage}/`, scope: '/', display: 'browser' }
}
