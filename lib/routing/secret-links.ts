/**
 * Secrets in query parameters, such as tokens, are moved from the address to a cookie, so that they are not in the browser's
 * history, on the screen or readable by third-party scripts. A handle replaces them in the address.
 */
import { findPageRoute } from './match-route.ts'
import { returnedParameter } from './returned-form.ts'

/** Parameters that are access tokens or encrypted values on every page. */
const secretParameters: readonly string[] = ['token', 'signature', 'viewing']

/** Names the cookie that holds the rest of the query. */
export const handleParameter = 'link'

const isSecret = (path: string) => {
  const names = [...secretParameters, ...(findPageRoute(path)?.secrets ?? [])]
  return (name: string) => names.includes(name)
}

/**
 * @param path after the middleware's rewrite, with leading and trailing slash. @returns undefined without secrets in the query.
 */
export function splitSecrets(
  path: string,
  query: URLSearchParams,
): { secret: URLSearchParams; open: URLSearchParams } | undefined {
  const isHidden = isSecret(path)
  const parts = { secret: new URLSearchParams(), open: new URLSearchParams() }
  for (const [name, value] of query) parts[isHidden(name) ? 'secret' : 'open'].append(name, value)
  return parts.secret.size > 0 ? parts : undefined
}

/**
 * Whether a page may contain personal data, so that it loads nothing from third parties, regardless of consent.
 * @param path after the middleware's rewrite. @param query including the content of the cookie.
 */
export const isClosedPage = (path: string, query: URLSearchParams): boolean =>
  (findPageRoute(path)?.access ?? 'public') !== 'public' ||
  query.has(returnedParameter) ||
  splitSecrets(path, query) !== undefined
