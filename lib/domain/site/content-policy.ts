/** The Content-Security-Policy of a page, as text. */

export type PolicyHosts = {
  /** Hosts of players and tours that the content names. */
  frames: readonly string[]
  /** Hosts of films that are played as files. */
  media: readonly string[]
  /** Hosts of scripts that visitors may agree to; each may also be sent measurements. */
  consented: readonly string[]
}

export type PolicyInput = {
  /** Undefined for a page that is kept: its inline scripts are let in by hashes instead. */
  nonce: string | undefined
  /** Hashes of the site's own constant scripts, needed beside a nonce. */
  ownScripts: readonly string[]
  hosts: PolicyHosts
  /** Who may show the page in a frame. */
  framedBy: "'none'" | "'self'"
  /** Whether visitors come over TLS. */
  isSecure: boolean
}

const secure = (hosts: readonly string[]) => [...new Set(hosts)].toSorted().map((host) => `https://${host}`)

/**
 * Without a nonce scripts say 'unsafe-inline' here, and styles always do: the server puts the hashes of the finished page in
 * their place (lib/http/strict-policy.ts).
 */
export function contentPolicy({ nonce, ownScripts, hosts, framedBy, isSecure }: PolicyInput): string {
  const consented = secure(hosts.consented)
  const inline = nonce ? [`'nonce-${nonce}'`, ...ownScripts] : ["'unsafe-inline'"]
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    // The inline part stands last, where lib/gateway looks for it.
    ['script-src', "'self'", ...consented, ...inline],
    ['style-src', "'self'", "'unsafe-inline'"],
    // Pictures of other hosts are fetched by the server: pages load none from there.
    ['img-src', "'self'", 'data:', ...consented],
    ['media-src', "'self'", ...secure(hosts.media)],
    ['connect-src', "'self'", ...consented],
    ['frame-src', "'self'", ...secure(hosts.frames), ...consented],
    ['frame-ancestors', framedBy],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ...(isSecure ? [['upgrade-insecure-requests']] : []),
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}
