/** Recognises the provider of a video or virtual tour, and its embed address (specification 5, "Video link"). */

export type VideoLink =
  | { kind: 'file'; embedUrl: string }
  | { kind: 'youtube' | 'vimeo' | 'facebook' | 'matterport' | 'tvl'; id: string; embedUrl: string }
  | { kind: 'unknown' }

type Source = { hosts: readonly string[]; read: (url: URL) => VideoLink | undefined }

/**
 * Checked in order; a host must be equal or end with the dotted name, so that `evilyoutube.com` and `youtube.com.evil.net` do not
 * match.
 */
const sources: readonly Source[] = [
  { hosts: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'], read: readYouTube },
  { hosts: ['vimeo.com'], read: readVimeo },
  { hosts: ['facebook.com', 'fb.watch'], read: readFacebook },
  { hosts: ['matterport.com'], read: readMatterport },
  { hosts: ['tvl.be'], read: (url) => ({ kind: 'tvl', id: lastSegment(url), embedUrl: secureAddress(url) }) },
]

/**
 * The specification says "contains mp4 ..."; here the path must contain the extension with its dot, so that a host, a query or a
 * word such as `removal` is not taken for a file.
 */
const fileExtension = /\.(mp4|mov|wmv|avi|flv|webm)(?![a-z0-9])/i

/** Embed addresses are https only. `unknown` for anything that is not an http(s) address or has no readable id. */
export function parseVideoLink(address: string): VideoLink {
  if (!URL.canParse(address)) return { kind: 'unknown' }
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { kind: 'unknown' }
  const source = sources.find(({ hosts }) => hosts.some((host) => isHostOf(url, host)))
  if (source !== undefined) return source.read(url) ?? { kind: 'unknown' }
  return fileExtension.test(url.pathname) ? { kind: 'file', embedUrl: secureAddress(url) } : { kind: 'unknown' }
}

function readYouTube(url: URL): VideoLink | undefined {
  const path = isHostOf(url, 'youtu.be') ? /^\/([^/]+)\/?$/ : /^\/(?:shorts?|embed)\/([^/]+)\/?$/
  const id = /^\/watch\/?$/.test(url.pathname) ? url.searchParams.get('v') : path.exec(url.pathname)?.[1]
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined
  return { kind: 'youtube', id, embedUrl: `https://www.youtube-nocookie.com/embed/${id}` }
}

/** `vimeo.com/{number}`, and the player's own `player.vimeo.com/video/{number}`. */
function readVimeo(url: URL): VideoLink | undefined {
  const id = /^\/(?:video\/)?(\d+)\/?$/.exec(url.pathname)?.[1]
  return id === undefined ? undefined : { kind: 'vimeo', id, embedUrl: `https://player.vimeo.com/video/${id}` }
}

/** `videos/{number}`, and the short watch links `fb.watch/{code}` and `facebook.com/watch/?v={number}`. */
function readFacebook(url: URL): VideoLink | undefined {
  const isShort = isHostOf(url, 'fb.watch')
  const number = /\/videos\/(?:[^/]+\/)?(\d+)\/?$/.exec(url.pathname)?.[1] ?? watchNumber(url)
  const id = isShort ? /^\/([\w-]+)\/?$/.exec(url.pathname)?.[1] : number
  if (id === undefined) return undefined
  const page = isShort ? `https://fb.watch/${id}/` : `https://www.facebook.com/watch/?v=${id}`
  return { kind: 'facebook', id, embedUrl: `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(page)}` }
}

function watchNumber(url: URL): string | undefined {
  return /^\/watch\/?$/.test(url.pathname) ? /^\d+$/.exec(url.searchParams.get('v') ?? '')?.[0] : undefined
}

/** Recognised by its host; with a model id the address of the tour is built from it. */
function readMatterport(url: URL): VideoLink {
  const model = /^\w+$/.exec(url.searchParams.get('m') ?? '')?.[0]
  if (model === undefined) return { kind: 'matterport', id: lastSegment(url), embedUrl: secureAddress(url) }
  return { kind: 'matterport', id: model, embedUrl: `https://my.matterport.com/show/?m=${model}` }
}

function isHostOf(url: URL, host: string): boolean {
  return url.hostname === host || url.hostname.endsWith(`.${host}`)
}

/** The address with https, without user name, password and port. */
function secureAddress(url: URL): string {
  return `https://${url.hostname}${url.pathname}${url.search}`
}

function lastSegment(url: URL): string {
  return url.pathname.split('/').findLast((segment) => segment !== '') ?? ''
}
