/** The document of the map's iframe; it is not a page of the site and is not indexed. */
import '../../styles/tokens.css'
import '../../styles/base.css'
import '../../styles/classes.css'
import './map-frame.css'
import type { Metadata, Viewport } from 'next'
import { lang } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { themeProperties } from '@/lib/domain/site/theme'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'

export const viewport: Viewport = { width: 'device-width', initialScale: 1 }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('MapFrame')
  return { title: t('title'), robots: { index: false, follow: false } }
}

export default async function MapFrameLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={await lang()} style={themeProperties(getSnapshot().site.theme)}>
      <body>{children}</body>
    </html>
  )
}
