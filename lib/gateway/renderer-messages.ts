/** What the gateway and the process that makes pages for it say to each other. */
import type { Encoding } from './compress.ts'
import type { KeptAnswer, WantedPage } from './kept-answer.ts'

/**
 * `renew`: what pages are made of is read again, by the route at `path`, before any page is made that is asked for afterwards. `make`: `forms` to make it in, and `etag` of the
 * answer that is known already.
 */
export type RendererOrder =
  | { kind: 'renew'; path: string }
  | { kind: 'make'; id: number; page: WantedPage; forms: readonly Encoding[]; etag: string | undefined }

/** What was made, without `bytes` where those are known: the tag is their digest. */
export type MadePage = Omit<KeptAnswer, 'bytes' | 'compressing'> & { bytes: Buffer | undefined }

/** `ready`: pages can be asked for. `renewed`: once for each `renew`. `made`: nothing for another page than was expected. */
export type RendererNews = { kind: 'ready' } | { kind: 'renewed' } | { kind: 'made'; id: number; made: MadePage | undefined }
