/**
 * Addresses that open something for whoever has them. What opens it does not stay in the address: it would stand in the browser's
 * history, on the screen and in what scripts of others can read. It waits in a cookie, and a handle takes its place.
 */
import { findPageRoute } from './match-route.ts'
import { returnedParameter } from './returned-form.ts'

/** Parameters that are a right, or something encrypted, on every page. */
const secretParameters: readonly string[] = ['token', 'signature', 'viewing']

/** Says which cookie holds the rest of the query. */
export const handleParameter = 'link'

const isSecret = (path: string) => {
  const names = [...secretParameters, ...(findPageRoute(path)?.secrets ?? [])]
  return (name: string) => names.includes(name)
}

/** @param path where the middleware leads, with slashes at both ends. `undefined` when nothing has to be hidden. */
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
 * Whether a page may show what is one person's, so that it loads nothing from elsewhere, whatever its visitor agreed to.
 * @param path where the middleware leads. @param query with what the cookie held.
 */
export const isClosedPage = (path: string, query: URLSearchParams): boolean =>
  (findPageRoute(path)?.access ?? 'public') !== 'public' ||
  query.has(returnedParameter) ||
  splitSecrets(path, query) !== undefined
