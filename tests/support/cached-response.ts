/** Pages and responses of the page cache, as tests need them. */
import type { CachedResponse, PageRequest } from '@/lib/gateway/cache/cached-response'

export const pageAt = (key: string): PageRequest => ({ key, address: key, language: 'nl', status: 200, isSecure: false })

/** A fresh response that was not requested yet. */
export const responseOf = (page: PageRequest, text: string): CachedResponse => ({
  page,
  headers: [],
  etag: undefined,
  bytes: Buffer.from(text),
  compressed: {},
  compressing: new Map(),
  isBusy: false,
  isBestCompressed: false,
  hits: 0,
  renderedAt: Date.now(),
  freshUntil: Number.POSITIVE_INFINITY,
  staleSince: undefined,
})
