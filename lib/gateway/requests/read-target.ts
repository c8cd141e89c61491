/** Parses and checks the request target (RFC 9112, 3.2): length, characters, encoding. */

/** Longest path and query together, in characters; the longest address of the site has about 900. */
export const targetLimit = 2048

export type Target = { kind: 'target'; path: string; query: string } | { kind: 'rejected'; status: 400 | 414 }

/** Characters that browsers percent-encode, and the backslash, which some programs treat as a slash. */
const unsafe = /[^\x21-\x7e]|\\/

/** Converts absolute-form, `http://host/path` (RFC 9112, 3.2.2), to origin-form. The host is ignored. */
function withoutOrigin(target: string): string {
  const found = /^https?:\/\/[^/?#]*/i.exec(target)
  const rest = found ? target.slice(found[0].length) : target
  return found && !rest.startsWith('/') ? `/${rest}` : rest
}

/** Whether a path decodes to text without control characters. Decoded twice, as the framework does. */
function isReadable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(decodeURIComponent(path)))
  } catch {
    return false
  }
}

/**
 * @param target the second part of a request line.
 * @returns status 414 for a target that is too long, 400 for one that cannot be decoded or starts with two slashes: a redirect to
 * it would lead to another host.
 */
export function readTarget(target: string): Target {
  if (target.length > targetLimit) return { kind: 'rejected', status: 414 }
  const origin = withoutOrigin(target)
  const [path = '', query = ''] = origin.split(/\?(.*)/s)
  const isSound = path.startsWith('/') && !path.startsWith('//') && !unsafe.test(origin) && isReadable(path)
  return isSound ? { kind: 'target', path, query } : { kind: 'rejected', status: 400 }
}
