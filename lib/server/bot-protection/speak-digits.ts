/** Generates the sound of a character challenge: the digits one by one, in the visitor's language (ruling 27). */
import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../domain/text/language.ts'
import { codeFolder } from '../../process/code-folder.ts'
import { between, type Random } from './seeded-random.ts'
import { addAt, addNoise, reverse, scale, varyVoice } from './vary-sound.ts'
import { readSamples, sampleRate, toWav } from './wav.ts'

/** Seconds of silence before a digit, long enough to type it. */
const pause = { from: 0.6, to: 1.1 } as const

/** Peak level of a digit (0 to 1). */
const loudness = { from: 0.6, to: 0.85 } as const

/** Background of other digits played backwards: peak level, and seconds between them, short enough to overlap the digits. */
const babble = { from: 0.06, to: 0.11, every: { from: 0.25, to: 0.6 } } as const

/** Level of the background noise, a soft hiss. */
const noise = { from: 0.015, to: 0.035 } as const

const folder = join(codeFolder(), 'lib/server/bot-protection/digits')

const drawIn = (random: Random, { from, to }: { from: number; to: number }) => between(random, from, to)

const lengthOf = (seconds: number) => Math.round(seconds * sampleRate)

/** Less than a megabyte in total. */
const recordings = new Map<string, Float32Array>()

function readDigit(language: Language, digit: string): Float32Array {
  const name = `${language}/${digit}`
  const recording = recordings.get(name) ?? readRecording(name)
  recordings.set(name, recording)
  return recording
}

function readRecording(name: string): Float32Array {
  const bytes = readSamples(readFileSync(join(folder, `${name}.wav`)))
  return Float32Array.from(bytes, (byte) => (byte - 128) / 128)
}

/** A digit with random speed, pitch, tone and level. */
const sayDigit = (language: Language, digit: string, random: Random) =>
  scale(varyVoice(readDigit(language, digit), random), drawIn(random, loudness))

/** Adds the background voice over the whole length. */
function addBabble(sound: Float32Array, language: Language, random: Random): void {
  for (let start = 0; start < sound.length; start += lengthOf(drawIn(random, babble.every))) {
    const digit = String(Math.floor(random() * 10))
    addAt(sound, scale(reverse(varyVoice(readDigit(language, digit), random)), drawIn(random, babble)), start)
  }
}

const toByte = (sample: number) => Math.max(0, Math.min(255, Math.round(128 + sample * 127)))

/**
 * @param digits digits only.
 * @returns a WAV file of about ten seconds for six digits.
 */
export function speakDigits(digits: string, language: Language, random: Random): Buffer {
  const said = [...digits].map((digit) => ({
    before: lengthOf(drawIn(random, pause)),
    samples: sayDigit(language, digit, random),
  }))
  const length = said.reduce((all, { before, samples }) => all + before + samples.length, lengthOf(pause.from))
  const sound = new Float32Array(length)
  let end = 0
  for (const { before, samples } of said) {
    addAt(sound, samples, end + before)
    end += before + samples.length
  }
  addBabble(sound, language, random)
  addNoise(sound, drawIn(random, noise), random)
  return toWav(Uint8Array.from(sound, toByte))
}
