/**
 * Hashes of a page's inline scripts and style attributes for its Content-Security-Policy (CSP Level 3). Only scripts of
 * the framework that contain nothing but data are hashed, so that a script injected through a bug is still blocked
 * (docs/decisions/021-policy-by-hashes.md).
 */
import { hash } from 'node:crypto'

/** A hash source for a policy: `'sha256-…'`. */
export const policyHash = (text: string | Buffer): string => `'sha256-${hash('sha256', text, 'base64')}'`

/**
 * A script with its attributes and text, or a style attribute. Escaped text cannot match the latter: it contains no quotation
 * marks.
 */
const inlineCode = /<script\b([^>]*)>([\s\S]*?)<\/script>|\sstyle="([^"]*)"/g

/** Calls of the framework whose only argument is JSON: the data of the page. */
const dataCalls = [
  /^self\.__next_f\.push\((.*)\)$/s,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((.*)\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);$/s,
]

/** Checked first: an error of the parser costs more than all the rest, and most scripts are no calls. */
function isJson(text: string | undefined): boolean {
  if (!text) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Whether a script only passes data to the framework. */
export const isDataCall = (script: string): boolean => dataCalls.some((call) => isJson(call.exec(script)?.[1]))

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" }
const decodeAttribute = (text: string) => text.replace(/&(amp|quot|lt|gt|#x27|#39);/g, (_, name: string) => entities[name] ?? '')

export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

const isInTag = (html: string, at: number) => html.lastIndexOf('<', at) > html.lastIndexOf('>', at)

/**
 * Hashes of all data calls and style attributes. Scripts of type JSON need no hash, as browsers do not execute them.
 * @param html the page decoded as Latin-1, one character per byte, which is searched in a third of the time; the hashes are those
 * of the bytes.
 */
export function hashInlineCode(html: string): InlineHashes {
  const [scripts, styles] = [new Set<string>(), new Set<string>()]
  for (const { index, 1: attributes, 2: script = '', 3: style } of html.matchAll(inlineCode)) {
    if (style !== undefined && isInTag(html, index)) styles.add(decodeAttribute(style))
    if (attributes !== undefined && !/\ssrc=/.test(attributes) && isDataCall(script)) scripts.add(script)
  }
  const hashAll = (texts: ReadonlySet<string>) => [...texts].map((text) => policyHash(Buffer.from(text, 'latin1')))
  return { scripts: hashAll(scripts), styles: hashAll(styles) }
}
