/** A seeded random number generator: the picture and the sound of a challenge are always the same. */
import 'server-only'
import { createHash } from 'node:crypto'

/** Returns the next number, from 0 to below 1. */
export type Random = () => number

/** Mulberry32. With a fixed seed a bot cannot request several pictures of the same digits and compare them. */
export function seededRandom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE()
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A random number from a range. */
export const between = (random: Random, from: number, to: number): number => from + random() * (to - from)
