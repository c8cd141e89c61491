/**
 * The scripts and style attributes that stand inside a page, as hashes for its Content-Security-Policy.
 * Scripts are not hashed for being there: only those that the framework writes are, and those carry data alone. So a script
 * that gets into a page by a mistake of ours is still blocked (docs/decisions/021-policy-by-hashes.md).
 */
import { hash } from 'node:crypto'

/** `'sha256-…'` as a policy writes it. */
export const policyHash = (text: string | Buffer): string => `'sha256-${hash('sha256', text, 'base64')}'`

/** A script with its attributes and text, or the style attribute of an element: what is text holds no quotation mark after it. */
const inlineCode = /<script\b([^>]*)>([\s\S]*?)<\/script>|\sstyle="([^"]*)"/g

/** Calls with nothing but JSON: what the page is made of, for the framework's own code to read. */
const dataCalls = [
  /^self\.__next_f\.push\((.*)\)$/s,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((.*)\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);$/s,
]

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Whether a script only hands data to the framework. */
export const isDataCall = (script: string): boolean => dataCalls.some((call) => isJson(call.exec(script)?.[1] ?? ''))

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" }
const decodeAttribute = (text: string) => text.replace(/&(amp|quot|lt|gt|#x27|#39);/g, (_, name: string) => entities[name] ?? '')

export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

const isInTag = (html: string, at: number) => html.lastIndexOf('<', at) > html.lastIndexOf('>', at)

/**
 * Scripts of type JSON are data to the browser already and need no hash; what is neither data nor ours gets none.
 * The page is searched as Latin 1, a character for each byte, in a third of the time; hashes are those of the bytes.
 */
export function hashInlineCode(page: Buffer): InlineHashes {
  const html = page.toString('latin1')
  const [scripts, styles] = [new Set<string>(), new Set<string>()]
  for (const { index, 1: attributes, 2: script = '', 3: style } of html.matchAll(inlineCode)) {
    if (style !== undefined && isInTag(html, index)) styles.add(decodeAttribute(style))
    if (attributes !== undefined && !/\ssrc=/.test(attributes) && isDataCall(script)) scripts.add(script)
  }
  const hashAll = (texts: ReadonlySet<string>) => [...texts].map((text) => policyHash(Buffer.from(text, 'latin1')))
  return { scripts: hashAll(scripts), styles: hashAll(styles) }
}
