/** XML sitemaps (sitemaps.org) with image and hreflang extensions. */
import { escapeXml } from './escape-xml.ts'

/** An address and its metadata; all addresses are absolute. */
export type SitemapEntry = {
  url: string
  /** Day of the last content change; left out when unknown. */
  lastModified?: string | undefined
  /** Address by language, or `x-default`. */
  alternates: Readonly<Record<string, string>>
  images: readonly string[]
}

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

const changed = (day: string | undefined) => (day ? `<lastmod>${escapeXml(day)}</lastmod>` : '')

function writeEntry({ url, lastModified, alternates, images }: SitemapEntry): string {
  const others = Object.entries(alternates).map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(href)}"/>`,
  )
  const pictures = images.map((image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`)
  return `<url><loc>${escapeXml(url)}</loc>${changed(lastModified)}${[...others, ...pictures].join('')}</url>`
}

/**
 * Highest number of entries per file. Search engines accept 50 000 entries and 50 MB; but each file is rendered on request, and
 * with thirty pictures in four languages (2.5 kB each) an entry count of 750 takes a fraction of a second and stays below 2 MB, up
 * to which the gateway caches the compressed body (lib/gateway/cache/body-cache.ts).
 */
const sitemapLimit = 750

/** Number of files for so many entries; at least one. */
export const countSitemaps = (entries: number): number => Math.max(1, Math.ceil(entries / sitemapLimit))

/** The entries of one file. @param part from 1 */
export const sitemapPart = <Entry>(entries: readonly Entry[], part: number): readonly Entry[] =>
  entries.slice((part - 1) * sitemapLimit, part * sitemapLimit)

/** One sitemap. */
export function writeSitemap(entries: readonly SitemapEntry[]): string {
  return `${head}\n<urlset ${namespaces}>\n${entries.map(writeEntry).join('\n')}\n</urlset>\n`
}

/** The sitemap index, each file with the newest date in it. */
export function writeSitemapIndex(sitemaps: readonly { url: string; lastModified: string | undefined }[]): string {
  const entries = sitemaps.map(
    ({ url, lastModified }) => `<sitemap><loc>${escapeXml(url)}</loc>${changed(lastModified)}</sitemap>`,
  )
  return `${head}\n<sitemapindex ${namespaces}>\n${entries.join('\n')}\n</sitemapindex>\n`
}
