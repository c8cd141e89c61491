/** Messages are parsed once, not for each page. */
import { createTranslator } from 'use-intl/core'
import { expect, test, vi } from 'vitest'
import { formatCacheOf } from '@/lib/i18n/format-cache'

const made = (text: string) => ({ found: `{count, plural, one {# ${text}} other {# ${text}s}}` })

const write = (messages: { found: string }, count: number) => {
  const t = createTranslator({ locale: 'en', messages, ...{ _cache: formatCacheOf(messages) } })
  return t('found', { count })
}

test('the same messages object uses the cached formatters', () => {
  const rules = vi.spyOn(Intl, 'PluralRules')
  const messages = made('home')
  expect([write(messages, 1), write(messages, 2), write(messages, 19)]).toEqual(['1 home', '2 homes', '19 homes'])
  expect(rules).toHaveBeenCalledOnce()
})

test('another messages object has a cache of its own', () => {
  expect([write(made('house'), 2), write(made('flat'), 2)]).toEqual(['2 houses', '2 flats'])
  expect(formatCacheOf(made('house'))).not.toBe(formatCacheOf(made('house')))
})
