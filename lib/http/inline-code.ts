/**
 * The scripts and style attributes that stand inside a page, as hashes for its Content-Security-Policy.
 * Scripts are not hashed for being there: only those that the framework writes are, and those carry data alone. So a script
 * that gets into a page by a mistake of ours is still blocked (docs/decisions/021-policy-by-hashes.md).
 */
import { hash } from 'node:crypto'

/** `'sha256-…'` as a policy writes it. */
export const policyHash = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const styleAttribute = /<[a-z][^<>]*?\sstyle="([^"]*)"/g
const scriptElement = /<script\b[^>]*>[\s\S]*?<\/script>/g

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

/** Scripts of type JSON are data to the browser already and need no hash; what is neither data nor ours gets none. */
export function hashInlineCode(html: string): InlineHashes {
  const scripts = [...html.matchAll(inlineScript)].map(([, , script = '']) => script).filter(isDataCall)
  const styles = [...html.replace(scriptElement, '').matchAll(styleAttribute)].map(([, style = '']) => decodeAttribute(style))
  return { scripts: [...new Set(scripts.map(policyHash))], styles: [...new Set(styles.map(policyHash))] }
}
