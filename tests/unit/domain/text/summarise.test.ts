import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitTitle, summarise } from '../../../../lib/domain/text/summarise.ts'

describe('summarise', () => {
  test.each([
    ['a text that fits is unchanged', 'Licht en groen.', 'Licht en groen.'],
    ['line breaks are spaces', 'Licht\n\nen groen.', 'Licht en groen.'],
    ['a no-break space is preserved', 'Tuin van 42\u00a0m².', 'Tuin van 42\u00a0m².'],
    ['whole sentences that fill half of it', 'Een huis met tuin. Daarachter ligt het park.', 'Een huis met tuin.'],
    ['a figure can begin a sentence', 'Een huis met tuin. 42 meter lang en breed.', 'Een huis met tuin.'],
    ['a short sentence is not enough', 'Zon. Een huis met een grote tuin.', 'Zon. Een huis met een…'],
    ['a full stop in a number ends no sentence', 'Om 7.30 uur gaat de bakker open elke dag', 'Om 7.30 uur gaat de…'],
    ['there is no comma before the ellipsis', 'Een huis, een tuin, een heel lang verhaal', 'Een huis, een tuin, een…'],
    ['a word longer than the limit is cut', 'x'.repeat(40), `${'x'.repeat(24)}…`],
    ['empty stays empty', '', ''],
  ])('%s', (_case, text, expected) => {
    expect(summarise(text, 25)).toBe(expected)
  })

  test('takes 155 characters', () => {
    expect(summarise('a'.repeat(155))).toBe('a'.repeat(155))
    expect(summarise('a '.repeat(100)).length).toBeLessThanOrEqual(155)
  })

  test('is never longer than the limit, cuts no word, and begins like the text', () => {
    const words = fc.constantFrom('a', 'Huis', 'dakterras', 'é', '. ', ', ', ' ', '🏠', '\n', '12')
    fc.assert(
      fc.property(
        fc.array(words, { maxLength: 60 }).map((parts) => parts.join('')),
        fc.integer({ min: 20, max: 160 }),
        (text, limit) => {
          const short = summarise(text, limit)
          expect(short.length).toBeLessThanOrEqual(limit)
          expect(short).not.toContain('...')
          expect(text.replace(/\s+/g, ' ').trim().startsWith(short.replace(/…$/, ''))).toBe(true)
        },
      ),
    )
  })
})

describe('fitTitle', () => {
  const long = 'Gemeubeld appartement met twee slaapkamers, te huur in 2018 Antwerpen'
  const short = 'Gemeubeld appartement met twee slaapkamers, Antwerpen'

  test.each<[string, [string, ...string[]], string]>([
    ['with the name of the site', ['Te koop in Berchem'], 'Te koop in Berchem | Scheldelicht Vastgoed'],
    [
      'without it where both are too long',
      ['Label E of F gekocht? Zes jaar om te renoveren'],
      'Label E of F gekocht? Zes jaar om te renoveren',
    ],
    ['a shorter wording', [long, short], short],
    ['the shortest where none fits', [`${long}, Zuid`, long], long],
  ])('%s', (_case, wordings, expected) => {
    expect(fitTitle(wordings, 'Scheldelicht Vastgoed')).toBe(expected)
  })

  test('60 characters fit, including the name of the site', () => {
    expect(fitTitle(['a'.repeat(57)], 'S')).toBe(`${'a'.repeat(57)}`)
    expect(fitTitle(['a'.repeat(56)], 'S')).toBe(`${'a'.repeat(56)} | S`)
  })
})
