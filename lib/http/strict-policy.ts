/** Replaces 'unsafe-inline' in a page's Content-Security-Policy by hashes of its inline code. */
import type { InlineHashes } from './inline-code.ts'

/** Response header in which the site lists the hashes of its own inline scripts; removed before sending. */
export const ownScriptsHeader = 'x-own-scripts'

const filled = (directive: string, sources: readonly string[]) => [directive, ...sources].join(' ')

/** @param ownScripts hashes, separated by spaces. In a policy with a nonce the script sources stay unchanged. */
export function strictPolicy(policy: string, ownScripts: string, { scripts, styles }: InlineHashes): string {
  const own = ownScripts.split(' ').filter(Boolean)
  return policy
    .replace(/(script-src[^;]*?) 'unsafe-inline'/, (_, directive: string) => filled(directive, [...own, ...scripts]))
    .replace(/(style-src[^;]*?) 'unsafe-inline'/, (_, directive: string) =>
      filled(directive, styles.length ? ["'unsafe-hashes'", ...styles] : []),
    )
}
