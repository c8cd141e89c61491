/** Replaces the 'unsafe-inline' of a page's policy by the hashes of what the page holds. */
import type { InlineHashes } from './inline-code.ts'

/** Response header by which the site names the hashes of its own constant scripts; not sent on. */
export const ownScriptsHeader = 'x-own-scripts'

const filled = (directive: string, sources: readonly string[]) => [directive, ...sources].join(' ')

/** @param ownScripts hashes, separated by spaces. A policy with a nonce keeps its scripts as they are. */
export function strictPolicy(policy: string, ownScripts: string, { scripts, styles }: InlineHashes): string {
  const own = ownScripts.split(' ').filter(Boolean)
  return policy
    .replace(/(script-src[^;]*?) 'unsafe-inline'/, (_, directive: string) => filled(directive, [...own, ...scripts]))
    .replace(/(style-src[^;]*?) 'unsafe-inline'/, (_, directive: string) =>
      filled(directive, styles.length ? ["'unsafe-hashes'", ...styles] : []),
    )
}
