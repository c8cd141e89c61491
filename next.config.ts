import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { readPictureHosts } from './lib/content/picture-hosts.ts'
import { publicAddress, publicFolderNames } from './lib/domain/site/public-folders.ts'
import { readSettings } from './lib/process/settings.ts'
import { uploadLimit } from './lib/routing/upload-limit.ts'

const settings = readSettings(process.env)

const config: NextConfig = {
  agentRules: false,
  poweredByHeader: false,
  // Both are done by lib/gateway, which keeps what it made.
  compress: false,
  generateEtags: false,
  trailingSlash: true,
  // Reads files of its own beside its code.
  serverExternalPackages: ['pdfkit'],
  // middleware.ts redirects to the right spelling and slash in one step.
  skipTrailingSlashRedirect: true,
  images: {
    // Widths of the specification, section 9.
    deviceSizes: [600, 1360],
    imageSizes: [100, 400],
    formats: ['image/webp'],
    minimumCacheTTL: 60 * 60 * 24 * 31,
    localPatterns: [{ pathname: `${publicAddress('pictures')}**`, search: '' }],
    remotePatterns: readPictureHosts(settings.CONTENT_DIR, settings.VAR_DIR).map((hostname) => ({ protocol: 'https', hostname })),
  },
  // Files that are not there; asked after those that are.
  rewrites: () =>
    Promise.resolve({
      beforeFiles: [{ source: '/.well-known/security.txt', destination: '/api/security-txt/' }],
      afterFiles: [`/:folder(${publicFolderNames.join('|')})/:file*`, '/_next/static/:file*'].map((source) => ({
        source,
        destination: '/api/unknown/',
      })),
      fallback: [],
    }),
  experimental: {
    // One style sheet request less on the way to the first paint.
    inlineCss: false,
    // What passes through the middleware to the route that takes forms.
    proxyClientMaxBodySize: uploadLimit,
  },
}

export default createNextIntlPlugin('./lib/i18n/request.ts')(config)
