import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { labelPicturesVersion } from './lib/domain/energy/label-picture.ts'
import { mediaFolder } from './lib/domain/media/media.ts'
import { contentFolderNames, publicFolderNames } from './lib/domain/site/public-folders.ts'
import { uploadLimit } from './lib/routing/upload-limit.ts'
import { mergeEqualChunks } from './scripts/merge-equal-chunks.ts'
import { mergeStyleSheets } from './scripts/merge-style-sheets.ts'
import { narrowChunks } from './scripts/narrow-chunks.ts'

const forEver = 'public, max-age=31536000, immutable'

const namedFolders = contentFolderNames.filter((name) => name !== mediaFolder).join('|')

const config: NextConfig = {
  agentRules: false,
  // One folder with all that pages need, under a name that two builds of one commit share (scripts/release).
  ...(process.env['RELEASE']
    ? { output: 'standalone' as const, generateBuildId: () => process.env['RELEASE'] ?? null }
    : // Which files each route needs is asked by that folder alone.
      { outputFileTracingExcludes: { '/**': ['**/*'] } }),
  poweredByHeader: false,
  // Both are done by lib/gateway, which keeps what it made.
  compress: false,
  generateEtags: false,
  trailingSlash: true,
  // Reads files of its own beside its code.
  serverExternalPackages: ['pdfkit'],
  // middleware.ts redirects to the right spelling and slash in one step.
  skipTrailingSlashRedirect: true,
  // Pictures have sizes of our own (lib/server/media); the framework's route for them answers nothing.
  images: { unoptimized: true },
  // Title and description stand in the head for everybody: a page that is made again is kept for all.
  htmlLimitedBots: /.*/,
  // Whose name changes with what is in them.
  headers: () =>
    Promise.resolve([
      {
        source: '/fonts/:file(.+-[0-9a-f]{8}\\.woff2)',
        headers: [{ key: 'Cache-Control', value: forEver }],
      },
      // Their paths are the specification's and stay; pages name them with their version, which a later rule knows.
      { source: '/images/epc/:file*', headers: [{ key: 'Cache-Control', value: 'public, max-age=604800' }] },
      {
        source: '/images/epc/:file*',
        has: [{ type: 'query', key: 'v', value: labelPicturesVersion }],
        headers: [{ key: 'Cache-Control', value: forEver }],
      },
    ]),
  // Files that are not there; asked after those that are.
  rewrites: () =>
    Promise.resolve({
      beforeFiles: [
        { source: '/.well-known/security.txt', destination: '/api/security-txt/' },
        { source: `/:folder(${namedFolders})/:file*`, destination: `/${mediaFolder}/:folder/:file*` },
      ],
      afterFiles: [`/:folder(${publicFolderNames.join('|')})/:file*`, '/_next/static/:file*'].map((source) => ({
        source,
        destination: '/api/unknown/',
      })),
      fallback: [],
    }),
  turbopack: {
    resolveAlias: {
      'next/dist/compiled/process': { browser: './lib/browser/process.ts' },
      '../build/polyfills/polyfill-module': { browser: './lib/browser/polyfills.ts' },
    },
  },
  // Before the pages are rendered, which then name the merged ones.
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      mergeStyleSheets(distDir)
      mergeEqualChunks(distDir)
      narrowChunks(distDir)
    },
  },
  // `npm run check` does it, in a tenth of the time.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Where nothing is left of the build before, nobody would read what is left of this one.
    turbopackFileSystemCacheForBuild: !process.env['CI'] && !process.env['NO_BUILD_CACHE'],
    // Node reads none of them in a running site, and they are half of a build.
    turbopackSourceMaps: process.env['NODE_ENV'] !== 'production',
    // One style sheet request less on the way to the first paint.
    inlineCss: false,
    // What a running site makes again stays its own: a second site of the same build, and the next start, would show it otherwise.
    isrFlushToDisk: false,
    // Each page loads the styles of what it can show: sheets as small as they come, since those of a page are merged afterwards.
    cssChunking: { type: 'graph', requestCost: 1, weightDistribution: 0 },
    // What passes through the middleware to the route that takes forms.
    proxyClientMaxBodySize: uploadLimit,
  },
}

export default createNextIntlPlugin('./lib/i18n/request.ts')(config)
