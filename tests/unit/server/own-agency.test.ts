/** Another agency: a changed site.json and menu.json change the site, no code is touched (docs/make-it-your-own.md). */
import { describe, expect, test } from 'vitest'
import { findMistakes } from '../../support/changed-content'

describe('settings with a mistake are refused with file, place and what was expected', () => {
  test.each([
    [
      'a colour that cannot be read on white',
      { theme: { accent: '#ff8800' } },
      'data/site.json: theme.accent: expected a contrast of at least 4.5 against white (#ffffff); found 2.39 with #ff8800',
    ],
    [
      'a colour that is none',
      { theme: { accent: 'cobalt' } },
      'data/site.json: theme.accent: expected a colour such as #1233c2, six digits in lower case; found "cobalt"',
    ],
    ['an unknown feature', { features: { chat: true } }, 'data/site.json: features: Unrecognized key: "chat"'],
    ['a feature that is neither on nor off', { features: { map: 'yes' } }, 'data/site.json: features.map: '],
    ['a default language that is switched off', { defaultLanguage: 'de' }, 'data/site.json: defaultLanguage: '],
  ])('%s', (_name, settings, expected) => {
    expect(findMistakes({ 'site.json': settings }).join('\n')).toContain(expected)
  })
})
