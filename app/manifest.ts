/** `/manifest.webmanifest`: name, colours and icons for a home screen, in the site's first language. */
import type { MetadataRoute } from 'next'
import { getSnapshot } from '@/lib/server/content/current-snapshot'

export const dynamic = 'force-dynamic'

const icon = (size: number) => ({ src: `/logo/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })

export default function manifest(): MetadataRoute.Manifest {
  const { site } = getSnapshot()
  return {
    name: site.name,
    short_name: site.name.split(' ')[0] ?? site.name,
    description: site.tagline[site.defaultLanguage] ?? site.tagline.nl,
    lang: site.defaultLanguage,
    start_url: `/${site.defaultLanguage}/`,
    scope: '/',
    display: 'browser',
    theme_color: '#ffffff',
    background_color: '#ffffff',
    icons: [icon(192), icon(512), { src: '/logo/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  }
}
