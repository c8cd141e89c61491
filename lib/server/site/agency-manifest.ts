/** The web app manifest: name, colours and icons of the agency. */
import 'server-only'
import type { MetadataRoute } from 'next'
import { type IconName, iconHref, iconSizes } from '../../domain/site/icon.ts'
import type { Language } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'

const icon = (name: IconName) => ({
  src: iconHref(name),
  sizes: `${iconSizes[name]}x${iconSizes[name]}`,
  type: 'image/png',
})

export function agencyManifest(language: Language): MetadataRoute.Manifest {
  const { site } = getSnapshot()
  return {
    name: site.name,
    short_name: site.name.split(' ')[0] ?? site.name,
    description: site.tagline[language],
    lang: language,
    theme_color: '#ffffff',
    background_color: '#ffffff',
    icons: [icon('icon-192'), icon('icon-512')],
  }
}
