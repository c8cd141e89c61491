/** The address of a request as the site may see it: origin-form, of bounded length, without what no browser sends. */

/** Characters of path and query together; the longest address of the site has about 900. */
export const targetLimit = 2048

export type Target = { kind: 'target'; path: string; query: string } | { kind: 'rejected'; status: 400 | 414 }

/** Browsers encode all of these; a backslash is a slash to some programs. */
const unsafe = /[^\x21-\x7e]|\\/

/** `http://host/path` as sent to proxies (RFC 9112, 3.2.2): the host is not believed, the rest is. */
function withoutOrigin(target: string): string {
  const found = /^https?:\/\/[^/?#]*/i.exec(target)
  const rest = found ? target.slice(found[0].length) : target
  return found && !rest.startsWith('/') ? `/${rest}` : rest
}

/** Whether a path decodes to text without control characters, also when it is decoded twice: the framework does that. */
function isReadable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(decodeURIComponent(path)))
  } catch {
    return false
  }
}

/**
 * @param target the second word of a request line. An address that starts with two slashes would name a host in a redirect,
 * and is refused like one that cannot be decoded.
 */
export function readTarget(target: string): Target {
  if (target.length > targetLimit) return { kind: 'rejected', status: 414 }
  const origin = withoutOrigin(target)
  const [path = '', query = ''] = origin.split(/\?(.*)/s)
  const isSound = path.startsWith('/') && !path.startsWith('//') && !unsafe.test(origin) && isReadable(path)
  return isSound ? { kind: 'target', path, query } : { kind: 'rejected', status: 400 }
}
