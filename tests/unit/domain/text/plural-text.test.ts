/** Texts with a number that is only known in the browser, in the plural form of the language. */
import { expect, test } from 'vitest'
import { fillCount, toPluralText } from '@/lib/domain/text/plural-text'
import { translatorOf } from '@/lib/server/pages/translator'

test.each(['nl', 'fr', 'en', 'de'] as const)('filled in the browser, a text in %s equals that of the message', (language) => {
  const t = translatorOf(language)
  for (const key of ['FilterBar.found', 'SearchPanel.found', 'EmptyList.count']) {
    const texts = toPluralText((count) => t(key, { count }))
    for (const count of [0, 1, 2, 12, 21, 119]) expect(fillCount(texts, count, language)).toBe(t(key, { count }))
  }
})
