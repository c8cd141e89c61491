/** Bit sets of small whole numbers, to count and intersect sets of 100 000 listings quickly. */

/** Bit `i % 32` of word `i >> 5` is set when `i` is in the set. */
export type BitSet = Uint32Array

/** An empty set for numbers below `size`. */
export function createBitSet(size: number): BitSet {
  return new Uint32Array((size + 31) >> 5)
}

/** The set of all numbers below `size`. */
export function fullBitSet(size: number): BitSet {
  const set = createBitSet(size).fill(0xffffffff)
  const rest = size & 31
  if (rest > 0) set[set.length - 1] = 2 ** rest - 1
  return set
}

/** Adds a number to the set in place. */
export function addBit(set: BitSet, index: number): void {
  const word = index >> 5
  set[word] = (set[word] ?? 0) | (1 << (index & 31))
}

export function hasBit(set: BitSet, index: number): boolean {
  return (((set[index >> 5] ?? 0) >>> (index & 31)) & 1) === 1
}

/** Intersection of the sets; `all` when there are none. */
export function intersect(all: BitSet, sets: readonly BitSet[]): BitSet {
  const result = all.slice()
  for (const set of sets) {
    for (let word = 0; word < result.length; word += 1) result[word] = (result[word] ?? 0) & (set[word] ?? 0)
  }
  return result
}

/** Union of the sets, for numbers below `size`. */
export function unite(size: number, sets: readonly BitSet[]): BitSet {
  const result = createBitSet(size)
  for (const set of sets) {
    for (let word = 0; word < result.length; word += 1) result[word] = (result[word] ?? 0) | (set[word] ?? 0)
  }
  return result
}

function countWord(bits: number): number {
  let word = bits
  word -= (word >>> 1) & 0x55555555
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Number of elements. */
export function countBits(set: BitSet): number {
  let count = 0
  for (let word = 0; word < set.length; word += 1) count += countWord(set[word] ?? 0)
  return count
}

/** Number of elements in both sets, without allocating a third set. */
export function countCommon(a: BitSet, b: BitSet): number {
  let count = 0
  for (let word = 0; word < a.length; word += 1) count += countWord((a[word] ?? 0) & (b[word] ?? 0))
  return count
}
