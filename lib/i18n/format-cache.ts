import { _createCache } from 'use-intl/core'

type FormatCache = ReturnType<typeof _createCache>

const caches = new WeakMap<object, FormatCache>()

/**
 * What the library makes of messages in order to write them: their parts, and the formats of numbers and plurals. It would make
 * all of it again for each page, a fifth of the work for a filtered list. Lives as long as the messages.
 */
export function formatCacheOf(messages: object): FormatCache {
  const cache = caches.get(messages) ?? _createCache()
  caches.set(messages, cache)
  return cache
}
