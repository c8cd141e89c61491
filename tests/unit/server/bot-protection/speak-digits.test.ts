/** The spoken digits: understandable for people, but without a match for the recordings (ruling 27). */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languageCodes } from '@/lib/domain/text/language'
import { seededRandom } from '@/lib/server/bot-protection/seeded-random'
import { speakDigits } from '@/lib/server/bot-protection/speak-digits'
import { readSamples } from '@/lib/server/bot-protection/wav'

const centred = (bytes: Uint8Array) => Float32Array.from(bytes, (byte) => byte - 128)
const soundOf = (digits: string, language: (typeof languageCodes)[number], seed: string) =>
  centred(readSamples(speakDigits(digits, language, seededRandom(seed))))
const recording = (language: string, digit: string) =>
  centred(readSamples(readFileSync(`lib/server/bot-protection/digits/${language}/${digit}.wav`)))

/** Highest normalized correlation of a recording with the sound: 1 is identical. */
function bestMatch(sound: Float32Array, sample: Float32Array): number {
  const own = Math.hypot(...sample)
  let best = 0
  for (let start = 0; start + sample.length <= sound.length; start += 1) {
    let [product, power] = [0, 0]
    for (let index = 0; index < sample.length; index += 2) {
      const value = sound[start + index] ?? 0
      product += value * (sample[index] ?? 0)
      power += value * value
    }
    // Only every second sample is compared: about half of the recording's power.
    best = Math.max(best, Math.abs(product) / (Math.sqrt(power) * (own / Math.SQRT2) || 1))
  }
  return best
}

const rootMeanSquare = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length)

describe.each(languageCodes)('%s', (language) => {
  test('no recording of a digit can be matched in the sound', () => {
    for (const digit of ['1', '7']) {
      const match = bestMatch(soundOf(digit, language, `find ${digit}`), recording(language, digit))
      expect(match).toBeLessThan(0.6)
    }
  })

  test('the digits are clearly louder than the background', () => {
    const sound = soundOf('481', language, 'loud')
    const size = 2000
    const windows = Array.from({ length: Math.floor(sound.length / size) }, (_, index) =>
      rootMeanSquare(sound.subarray(index * size, (index + 1) * size)),
    ).sort((a, b) => a - b)
    const [quiet, loud] = [windows[Math.floor(windows.length / 4)] ?? 1, windows.at(-2) ?? 0]
    expect(loud / quiet).toBeGreaterThan(4)
  })

  test('the same digits never sound the same, but one challenge always does', () => {
    const sounds = Array.from({ length: 20 }, (_, index) => speakDigits('012345', language, seededRandom(`seed ${index}`)))
    expect(new Set(sounds.map((sound) => sound.toString('latin1', 44, 4044))).size).toBe(20)
    expect(new Set(sounds.map(({ length }) => length)).size).toBeGreaterThan(15)
    expect(speakDigits('012345', language, seededRandom('seed 0'))).toEqual(sounds[0])
  })
})
