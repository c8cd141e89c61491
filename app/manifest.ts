/** `/manifest.webmanifest`: name, colours and icons for a home screen, in the site's first language. */
import type { MetadataRoute } from 'next'
import { type IconName, iconHref, iconSizes } from '@/lib/domain/site/icon'
import { getSnapshot } from '@/lib/server/content/current-snapshot'

export const dynamic = 'force-dynamic'

const icon = (name: IconName) => ({
  src: iconHref(name),
  sizes: `${iconSizes[name]}x${iconSizes[name]}`,
  type: 'image/png',
})

export default function manifest(): MetadataRoute.Manifest {
  const { site } = getSnapshot()
  return {
    name: site.name,
    short_name: site.name.split(' ')[0] ?? site.name,
    description: site.tagline[site.defaultLanguage],
    lang: site.defaultLanguage,
    start_url: `/${site.defaultLanguage}/`,
    scope: '/',
    display: 'browser',
    theme_color: '#ffffff',
    background_color: '#ffffff',
    icons: [icon('icon-192'), icon('icon-512')],
  }
}
