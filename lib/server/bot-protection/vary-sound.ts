/**
 * Varies sound samples so that no sound can be matched against the recordings, while people still understand it. Samples are
 * numbers from -1 to 1.
 */
import 'server-only'
import { between, type Random } from './seeded-random.ts'
import { sampleRate } from './wav.ts'

/** Playback speed (and pitch) relative to the recording; never the original speed. */
const speeds = [
  { from: 0.85, to: 0.94 },
  { from: 1.06, to: 1.17 },
] as const

/** How far the speed oscillates, and how often per second. */
const swing = { share: 0.035, perSecond: { from: 2, to: 5 } } as const

/** Linear interpolation between two samples; silence beyond the ends. */
function sampleAt(samples: Float32Array, position: number): number {
  const index = Math.floor(position)
  const [left, right] = [samples[index] ?? 0, samples[index + 1] ?? 0]
  return left + (right - left) * (position - index)
}

/** Plays samples at a random speed that oscillates slightly, as voices do. */
function bend(samples: Float32Array, random: Random): Float32Array {
  const range = speeds[random() < 0.5 ? 0 : 1]
  const speed = between(random, range.from, range.to)
  const [start, turns] = [between(random, 0, 2 * Math.PI), between(random, swing.perSecond.from, swing.perSecond.to)]
  const bent = new Float32Array(Math.floor(samples.length / speed))
  let position = 0
  for (let index = 0; index < bent.length; index++) {
    bent[index] = sampleAt(samples, position)
    position += speed * (1 + swing.share * Math.sin(start + (2 * Math.PI * turns * index) / sampleRate))
  }
  return bent
}

/** Makes the voice darker or brighter: adds or subtracts a low-pass filtered copy with random strength. */
function colour(samples: Float32Array, random: Random): Float32Array {
  const [smoothing, share] = [between(random, 0.15, 0.5), between(random, -0.35, 0.5)]
  let low = 0
  return samples.map((sample) => {
    low += smoothing * (sample - low)
    return sample + share * low
  })
}

/** Normalizes the level: the loudest sample becomes `peak`. */
export function scale(samples: Float32Array, peak: number): Float32Array {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return loudest === 0 ? samples : samples.map((sample) => (sample * peak) / loudest)
}

/** A variation that sounds like another voice. */
export const varyVoice = (samples: Float32Array, random: Random): Float32Array => colour(bend(samples, random), random)

/** Not understandable for people, but still a voice for speech recognition. */
export const reverse = (samples: Float32Array): Float32Array => samples.toReversed()

/** Mixes a sound into another, starting at a sample; cut at the end of the target. */
export function addAt(target: Float32Array, samples: Float32Array, start: number): void {
  const length = Math.min(samples.length, target.length - start)
  for (let index = 0; index < length; index++) target[start + index] = (target[start + index] ?? 0) + (samples[index] ?? 0)
}

/**
 * Adds noise with more low than high frequencies.
 * @param level approximate peak level.
 */
export function addNoise(target: Float32Array, level: number, random: Random): void {
  let slow = 0
  for (let index = 0; index < target.length; index++) {
    const white = between(random, -1, 1)
    slow += 0.2 * (white - slow)
    target[index] = (target[index] ?? 0) + level * (0.5 * white + slow)
  }
}
