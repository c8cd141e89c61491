/** Collects the messages of the content check from the source code. */
import { globSync, readFileSync } from 'node:fs'

const sources = ['lib/content/**/*.ts', 'lib/server/content/**/*.ts', 'lib/server/media/**/*.ts', 'lib/domain/**/*.ts']

/** Index of the end of a string literal that begins after `quote`: the same quote again, outside of `${}`. */
function readText(source: string, start: number, quote: string): string {
  let depth = 0
  let text = ''
  for (let at = start; at < source.length; at++) {
    const sign = source[at] ?? ''
    if (quote === '`' && depth === 0 && source.startsWith('${', at)) text += '…'
    if (quote === '`' && source.startsWith('${', at)) depth++
    else if (depth > 0 && sign === '}') depth--
    else if (depth === 0 && sign === quote) return text
    else if (depth === 0 && !(sign === '\\')) text += sign
    if (source.startsWith('${', at)) at++
  }
  return text
}

/** Each message, with `…` in place of values of the content. */
export function collectCheckMessages(): string[] {
  const found = globSync(sources).flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return [...source.matchAll(/([`'])(?=expected )/g)].map(({ index, 1: quote = "'" }) => readText(source, index + 1, quote))
  })
  // The sentence into which plain-message.ts inserts its words.
  return [...new Set(found)].filter((message) => message !== 'expected …').sort()
}
