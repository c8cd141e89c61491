/** The language in which somebody who wrote is answered. */
import { afterEach, expect, test } from 'vitest'
import { leadLanguage } from '@/lib/server/leads/lead-language'
import { snapshot } from '../../../support/content.ts'

afterEach(() => {
  globalThis.currentSnapshot = snapshot
})

test('is the one they wrote in; once the site does not speak it any more, the agency’s own: its links would lead nowhere', () => {
  globalThis.currentSnapshot = snapshot
  expect(leadLanguage({ language: 'fr' })).toBe('fr')
  globalThis.currentSnapshot = { ...snapshot, languages: ['nl', 'en'] }
  expect(leadLanguage({ language: 'fr' })).toBe('nl')
  expect(leadLanguage({ language: 'xx' })).toBe('nl')
})
