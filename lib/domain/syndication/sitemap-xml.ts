/** Sitemaps as search engines read them (sitemaps.org, with pictures and other languages). */
import { escapeXml } from './escape-xml.ts'

/** An address with what belongs to it; all addresses are full ones. */
export type SitemapEntry = {
  url: string
  /** Day its content last changed; left out where nobody knows. */
  lastModified?: string | undefined
  /** Language, or `x-default`, to address. */
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
 * Entries of one file at most. Search engines take 50 000 and 50 MB; each file is made again when somebody asks for it, so many in a
 * fraction of a second, and with thirty pictures in four languages (2.5 kB each) they stay below the 2 MB that the gateway packs only once
 * (lib/gateway/answer-cache.ts).
 */
const sitemapLimit = 750

/** How many files so many entries take; one where there are none. */
export const countSitemaps = (entries: number): number => Math.max(1, Math.ceil(entries / sitemapLimit))

/** The entries of a file. @param part the first one is 1. */
export const sitemapPart = <Entry>(entries: readonly Entry[], part: number): readonly Entry[] =>
  entries.slice((part - 1) * sitemapLimit, part * sitemapLimit)

/** One sitemap. */
export function writeSitemap(entries: readonly SitemapEntry[]): string {
  return `${head}\n<urlset ${namespaces}>\n${entries.map(writeEntry).join('\n')}\n</urlset>\n`
}

/** The index of several, each with the newest day in it. */
export function writeSitemapIndex(sitemaps: readonly { url: string; lastModified: string | undefined }[]): string {
  const entries = sitemaps.map(
    ({ url, lastModified }) => `<sitemap><loc>${escapeXml(url)}</loc>${changed(lastModified)}</sitemap>`,
  )
  return `${head}\n<sitemapindex ${namespaces}>\n${entries.join('\n')}\n</sitemapindex>\n`
}
