/** Filling missing texts from the default language, and reporting them. */
import { describe, expect, test } from 'vitest'
import { fillLanguages } from '@/lib/content/fill-languages'

const used = { inUse: ['nl', 'fr', 'en'], defaultLanguage: 'nl' } as const
const fill = (document: unknown, path?: readonly string[]) => fillLanguages(document, used, path)

describe('a text', () => {
  test('fills the missing ones; gaps in languages not in use are filled but not reported', () => {
    expect(fill({ a: { title: { nl: 'Huis', fr: 'Maison' } } }, ['modules', '2'])).toEqual({
      document: { a: { title: { nl: 'Huis', fr: 'Maison', en: 'Huis', de: 'Huis' } } },
      gaps: [{ path: 'modules.2.a.title.en', language: 'en', texts: ['Huis'] }],
      unsaid: [],
      filled: ['modules.2.a.title.en', 'modules.2.a.title.de'],
    })
  })

  test('in all languages has no gaps', () => {
    const whole = { nl: 'a', fr: 'b', en: 'c', de: 'd' }
    expect(fill([whole])).toEqual({ document: [whole], gaps: [], unsaid: [], filled: [] })
  })

  test('missing in the default language is reported, and the first one is used', () => {
    expect(fill({ title: { fr: 'Maison' } })).toEqual({
      document: { title: { nl: 'Maison', fr: 'Maison', en: 'Maison', de: 'Maison' } },
      gaps: [
        { path: 'title.nl', language: 'nl', texts: ['Maison'] },
        { path: 'title.en', language: 'en', texts: ['Maison'] },
      ],
      unsaid: ['title'],
      filled: ['title.nl', 'title.en', 'title.de'],
    })
  })

  test('that is empty or the path of a file has no gap', () => {
    expect(fill({ nl: '' }).gaps).toEqual([])
    expect(fill({ nl: '/plan.pdf' }).gaps).toEqual([])
    expect(fill({ nl: 'plan/' }).gaps).toHaveLength(2)
  })

  test('may be a record of texts, filled field by field', () => {
    const { gaps, document } = fill({ metadata: { nl: { title: 'Huis', image: '/a.png', more: ['Tuin', 3, null] } } })
    expect(gaps.map(({ path, texts }) => [path, texts])).toEqual([
      ['metadata.fr', ['Huis', 'Tuin']],
      ['metadata.en', ['Huis', 'Tuin']],
    ])
    expect(document).toHaveProperty('metadata.de.title', 'Huis')
  })

  test.each([[{}], [{ nl: 'a', other: 'b' }], [{ nl: 3 }], [{ nl: ['a'] }], [{ nl: null }], [null], ['nl'], [[]], [{ a: null }]])(
    'is not, although similar: %j',
    (document) => {
      expect(fill(document)).toEqual({ document, gaps: [], unsaid: [], filled: [] })
    },
  )
})

describe('a listing', () => {
  test('has a record per language, each filled field by field', () => {
    const records = [
      { language: 'nl', Title: 'Huis', Description: 'Ruim', MainTypeName: 'Woning' },
      { language: 'fr', Title: 'Maison' },
    ]
    expect(fill({ Languages: records })).toEqual({
      document: {
        Languages: [
          records[0],
          { language: 'fr', Title: 'Maison', Description: 'Ruim' },
          { language: 'en', Title: 'Huis', Description: 'Ruim' },
          { language: 'de', Title: 'Huis', Description: 'Ruim' },
        ],
      },
      gaps: [
        { path: 'Languages.fr.Description', language: 'fr', texts: ['Ruim'] },
        { path: 'Languages.en', language: 'en', texts: ['Huis', 'Ruim'] },
      ],
      unsaid: [],
      filled: ['Languages.fr.Description', 'Languages.en', 'Languages.de'],
    })
  })

  test('without the default language uses the first record, and reports it', () => {
    const { unsaid, gaps, document } = fill({ Languages: [{ language: 'fr', Title: 'Maison' }] })
    expect(unsaid).toEqual(['Languages'])
    expect(gaps.map(({ path }) => path)).toEqual(['Languages.nl', 'Languages.en'])
    expect(document).toHaveProperty('Languages.0', { language: 'nl', Title: 'Maison' })
  })

  test.each([
    [{ Languages: [] }],
    [{ Texts: [{ language: 'nl', Title: 'Huis' }] }],
    [{ Languages: [{ language: 'nl', Title: 'Huis' }, { Title: 'Maison' }] }],
    [{ Languages: [{ language: 'xx', Title: 'Huis' }] }],
  ])('is not, although similar: %j', (document) => {
    expect(fill(document)).toEqual({ document, gaps: [], unsaid: [], filled: [] })
  })
})
