/**
 * `npm run bench:sentences`: how many sentences are understood correctly, and how long parsing one takes. Copy the figures to
 * tests/bench/README.md.
 */
import { performance } from 'node:perf_hooks'
import { createPlaces } from '../../lib/domain/sentence/places.ts'
import { readSentence } from '../../lib/domain/sentence/read-sentence.ts'
import { sentenceLimit } from '../../lib/domain/sentence/words-of-sentence.ts'
import { languageCodes } from '../../lib/domain/text/language.ts'
import { meaningOfSentence, readSamples, samplePlaces, spellOut } from '../support/sentences.ts'

const rounds = 20

/** Content with far more towns than an agency has. */
const manyPlaces = createPlaces({
  towns: Array.from({ length: 2000 }, (_, index) => ({
    name: `${'bcdfghjklm'[index % 10]}e${'nprstvwxz'[index % 9]}ke${index.toString(36)}hem`,
    zips: [String(1000 + index)],
    aliases: [],
  })),
  quarters: [],
  zones: [],
})

/** Only unknown words, so that each is compared with all. */
const unknown = Array.from({ length: sentenceLimit }, (_, index) => (index % 9 === 8 ? ' ' : 'qwxzjvkpb'[(index * 7) % 9])).join(
  '',
)
const longNumeral = 'een'.repeat(sentenceLimit / 3)

function slowest(sentence: string, places: typeof samplePlaces): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    readSentence(sentence, { language: 'nl', places })
    return performance.now() - start
  })
  return Math.min(...times)
}

const figure = (value: number) => value.toFixed(3)

console.log('| language | sentences | as meant | put aside | as meant | median ms | slowest ms |')
console.log('|---|---|---|---|---|---|---|')
for (const language of languageCodes) {
  const sets = (['known', 'held-out'] as const).flatMap((set) => {
    const samples = readSamples(language, set)
    const right = samples.filter(({ sentence, meaning }) => meaningOfSentence(sentence, language) === spellOut(meaning))
    return [samples.length, `${((100 * right.length) / samples.length).toFixed(1)} %`]
  })
  const times = readSamples(language, 'known')
    .map(({ sentence }) => slowest(sentence, samplePlaces))
    .toSorted((a, b) => a - b)
  console.log(`| ${[language, ...sets, figure(times[times.length >> 1] ?? 0), figure(times.at(-1) ?? 0)].join(' | ')} |`)
}
console.log(
  `unknown words, 2000 towns: ${figure(slowest(unknown, manyPlaces))} ms; a numeral without end: ${figure(slowest(longNumeral, manyPlaces))} ms`,
)
