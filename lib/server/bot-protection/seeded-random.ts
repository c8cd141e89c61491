/** Numbers that look random and are the same for the same text: a challenge is always drawn and spoken in the same way. */
import 'server-only'
import { createHash } from 'node:crypto'

/** Gives the next number from 0 to below 1. */
export type Random = () => number

/** Somebody who gets many drawings of the same digits could compare them; with one seed there is one drawing (mulberry32). */
export function seededRandom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE()
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A number between two. */
export const between = (random: Random, from: number, to: number): number => from + random() * (to - from)
