/** The sound of a character challenge: the digits one by one, in the visitor's language (ruling 27). */
import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../domain/language.ts'
import { between, type Random } from './seeded-random.ts'
import { readSamples, sampleRate, toWav } from './wav.ts'

/** Seconds of silence before a digit; long enough to type it. */
const pause = { from: 0.6, to: 1.1 } as const

/** Loudest sample of the noise, of 127: heard as a soft hiss. */
const noise = 4

const folder = join(process.cwd(), 'lib/server/robots/digits')

const readDigit = (language: Language, digit: string) => readSamples(readFileSync(join(folder, language, `${digit}.wav`)))

const silence = (seconds: number) => new Uint8Array(Math.round(seconds * sampleRate)).fill(128)

/** Lays noise over the samples; nothing goes past the ends of the scale. */
const withNoise = (samples: Uint8Array, random: Random) =>
  samples.map((sample) => Math.max(0, Math.min(255, Math.round(sample + between(random, -noise, noise)))))

/** @param digits digits only. @returns a WAV file of about ten seconds for six digits. */
export function speakDigits(digits: string, language: Language, random: Random): Buffer {
  const parts = [...digits].flatMap((digit) => [silence(between(random, pause.from, pause.to)), readDigit(language, digit)])
  return toWav(withNoise(Buffer.concat([...parts, silence(pause.from)]), random))
}
