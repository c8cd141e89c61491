/** What a page weighs before anybody does anything: bytes as they are sent by most servers, gzip. */
import { gzipSync } from 'node:zlib'
import { findTags } from './html.ts'

export type PageWeight = {
  /** The scripts that it asks for as it loads, those of old browsers aside. */
  scripts: readonly string[]
  /** Bytes, gzip. */
  script: number
  css: number
  html: number
  /** Percent of the HTML that the framework writes a second time, for its own script. */
  copy: number
}

const sizeOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + gzipSync(text).length, 0)

/** The framework hands its copy to its script in these calls. */
const copies = /<script(?![^>]*\ssrc=)[^>]*>self\.__next_f\.push\([\s\S]*?<\/script>/g

const isOf =
  (kind: string) =>
  ({ rel, as }: Readonly<Record<string, string>>) =>
    rel === 'preload' && as === kind

/** Those that stand in the page, and those that it adds after its first frame (lib/http/late-scripts.ts). */
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
