import { _createCache } from 'use-intl/core'

type FormatCache = ReturnType<typeof _createCache>

const caches = new WeakMap<object, FormatCache>()

/**
 * next-intl's cache of parsed messages and formatters of numbers and plurals, shared by all pages: parsing them for each page
 * would be a fifth of the work of rendering a filtered list. Has the lifetime of the messages object.
 */
export function formatCacheOf(messages: object): FormatCache {
  const cache = caches.get(messages) ?? _createCache()
  caches.set(messages, cache)
  return cache
}
