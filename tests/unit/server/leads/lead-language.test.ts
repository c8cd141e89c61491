/** The language of replies to a lead. */
import { afterEach, expect, test } from 'vitest'
import { leadLanguage } from '@/lib/server/leads/lead-language'
import { snapshot } from '../../../support/content.ts'

afterEach(() => {
  globalThis.currentSnapshot = snapshot
})

test('is the language of the lead, or the agency’s default if the site no longer has it, as its links would not work', () => {
  globalThis.currentSnapshot = snapshot
  expect(leadLanguage({ language: 'fr' })).toBe('fr')
  globalThis.currentSnapshot = { ...snapshot, languages: ['nl', 'en'] }
  expect(leadLanguage({ language: 'fr' })).toBe('nl')
  expect(leadLanguage({ language: 'xx' })).toBe('nl')
})
