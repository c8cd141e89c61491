/** Builds the Content-Security-Policy of a page. */

export type PolicyHosts = {
  /** Hosts of embedded players and tours in the content. */
  frames: readonly string[]
  /** Hosts of video files. */
  media: readonly string[]
  /** Hosts of third-party scripts that need consent; also allowed as targets of their requests. */
  consented: readonly string[]
}

export type PolicyInput = {
  /** Undefined for a static page: its inline scripts are allowed by hashes. */
  nonce: string | undefined
  /** Hashes of the site's own constant inline scripts, which carry no nonce. */
  ownScripts: readonly string[]
  hosts: PolicyHosts
  /** Who may embed the page in a frame. */
  framedBy: "'none'" | "'self'"
  /** Whether the site is served over TLS. */
  isSecure: boolean
}

const secure = (hosts: readonly string[]) => [...new Set(hosts)].toSorted().map((host) => `https://${host}`)

/**
 * Without a nonce scripts have 'unsafe-inline' here, as styles always do: the server replaces it by the hashes of the rendered
 * page (lib/http/strict-policy.ts).
 */
export function contentPolicy({ nonce, ownScripts, hosts, framedBy, isSecure }: PolicyInput): string {
  const consented = secure(hosts.consented)
  const inline = nonce ? [`'nonce-${nonce}'`, ...ownScripts] : ["'unsafe-inline'"]
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    // The inline source must be last: lib/gateway looks for it there.
    ['script-src', "'self'", ...consented, ...inline],
    ['style-src', "'self'", "'unsafe-inline'"],
    // Pictures of other hosts are proxied by the server.
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
