/** Messages between the gateway and its renderer process. */
import type { CachedResponse, PageRequest } from '../cache/cached-response.ts'
import type { Encoding } from '../responses/compress.ts'

/**
 * `renew`: reload the content by the route at `path`, before rendering any page that is requested afterwards. `render`: render a
 * page and compress it in `encodings`; `etag` of the version that the gateway has.
 */
export type RendererCommand =
  | { kind: 'renew'; path: string }
  | { kind: 'render'; id: number; page: PageRequest; encodings: readonly Encoding[]; etag: string | undefined }

/** `bytes` is undefined when the gateway has them already: the ETag, a digest of them, is the same. */
export type RenderedPage = Omit<CachedResponse, 'bytes' | 'compressing'> & { bytes: Buffer | undefined }

/**
 * `ready`: accepts commands. `renewed`: sent once for each `renew`. `rendered`: without a result when the page cannot be cached.
 */
export type RendererMessage =
  | { kind: 'ready' }
  | { kind: 'renewed' }
  | { kind: 'rendered'; id: number; result: RenderedPage | undefined }
