/** The weight of a page before any interaction: bytes compressed with gzip, as most servers send them. */
import { gzipSync } from 'node:zlib'
import { findTags } from './html.ts'

export type PageWeight = {
  /** The scripts loaded with the page, except those of old browsers. */
  scripts: readonly string[]
  /** Bytes, gzip. */
  script: number
  css: number
  html: number
  /** Percentage of the HTML that the framework repeats as data for its script. */
  copy: number
}

const sizeOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + gzipSync(text).length, 0)

/** The calls in which the framework passes that data to its script. */
const copies = /<script(?![^>]*\ssrc=)[^>]*>self\.__next_f\.push\([\s\S]*?<\/script>/g

const isOf =
  (kind: string) =>
  ({ rel, as }: Readonly<Record<string, string>>) =>
    rel === 'preload' && as === kind

/** Scripts in the page, and those added after its first frame (lib/http/late-scripts.ts). */
const scriptsOf = (html: string): (string | undefined)[] =>
  findTags(html, 'script').flatMap(({ src, nomodule, 'data-files': files = '' }) =>
    nomodule === undefined ? [src, ...files.split(' ').filter(Boolean)] : [],
  )

const stylesOf = (html: string): (string | undefined)[] =>
  findTags(html, 'link').flatMap(({ rel, href }) => (rel === 'stylesheet' ? [href] : []))

function addressesOf(html: string, kind: 'script' | 'style'): string[] {
  const preloads = findTags(html, 'link')
    .filter(isOf(kind))
    .map(({ href }) => href)
  const own = kind === 'script' ? scriptsOf(html) : stylesOf(html)
  return [...new Set([...own, ...preloads])].filter((address) => address !== undefined)
}

/** @param site address of a running site. */
export async function weigh(path: string, site: string | undefined): Promise<PageWeight> {
  const load = async (address: string) => (await fetch(new URL(address, site))).text()
  const html = await load(path)
  const [scripts, styles] = await Promise.all(
    (['script', 'style'] as const).map((kind) => Promise.all(addressesOf(html, kind).map(load))),
  )
  const copied = [...html.matchAll(copies)].reduce((sum, [script]) => sum + Buffer.byteLength(script), 0)
  return {
    scripts: scripts ?? [],
    script: sizeOf(scripts ?? []),
    css: sizeOf(styles ?? []),
    html: sizeOf([html]),
    copy: Math.round((100 * copied) / Buffer.byteLength(html)),
  }
}
