import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/classes.css'
import '../styles/forced-colors.css'
import type { Metadata, Viewport } from 'next'
import { lang } from 'next/root-params'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { LanguageMemory } from '@/components/layout/language-memory'
import { PrefetchRules } from '@/components/layout/prefetch-rules'
import { TopBarMemory } from '@/components/layout/top-bar-memory'
import { fontAddress } from '@/lib/domain/site/font'
import { iconHref } from '@/lib/domain/site/icon'
import { themeProperties } from '@/lib/domain/site/theme'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { findVerification } from '@/lib/server/pages/verification'
import { getSiteUrl } from '@/lib/server/runtime/site-url'

/**
 * Pages are re-rendered at least hourly (seconds), so that dates such as open houses stay correct; a content reload does it at
 * once.
 */
export const revalidate = 3600

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { color: '#ffffff', media: '(prefers-color-scheme: light)' },
    { color: '#0e1a20', media: '(prefers-color-scheme: dark)' },
  ],
}

export function generateMetadata(): Metadata {
  const { site } = getSnapshot()
  const { symbol } = site.logo
  return {
    metadataBase: new URL(getSiteUrl()),
    applicationName: site.name,
    icons: {
      // An SVG may have a dark variant, and is sharp at every size.
      icon: symbol?.endsWith('.svg') ? { url: symbol, type: 'image/svg+xml' } : { url: '/favicon.ico', sizes: '48x48' },
      apple: { url: iconHref('apple-touch-icon'), sizes: '180x180' },
    },
    verification: findVerification(),
    formatDetection: { telephone: false },
  }
}

export function generateStaticParams() {
  return getSnapshot().languages.map((language) => ({ lang: language }))
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  preload(fontAddress, { as: 'font', type: 'font/woff2', crossOrigin: '' })
  return (
    // The inline script of the top bar may set an attribute on it before hydration.
    <html lang={await lang()} suppressHydrationWarning style={themeProperties(getSnapshot().site.theme)}>
      <head>
        <LanguageMemory languages={getSnapshot().languages} />
        {getSnapshot().site.topBar.show && <TopBarMemory />}
      </head>
      <body>
        {children}
        <PrefetchRules />
      </body>
    </html>
  )
}
