/** Bit sets behave like sets, at every size around a multiple of the word size. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBit, countBits, countCommon, createBitSet, fullBitSet, hasBit, intersect, unite } from '@/lib/domain/search/bit-set'

const sizeAndSets = fc.integer({ min: 1, max: 100 }).chain((size) => {
  const members = fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }))
  return fc.tuple(fc.constant(size), members, members)
})

const toBits = (size: number, members: readonly number[]) => {
  const set = createBitSet(size)
  for (const member of members) addBit(set, member)
  return set
}
const toMembers = (size: number, set: Uint32Array) =>
  Array.from({ length: size }, (_, index) => index).filter((index) => hasBit(set, index))
const ascending = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b)

test('members, counts, intersection and union', () => {
  fc.assert(
    fc.property(sizeAndSets, ([size, first, second]) => {
      const [a, b] = [toBits(size, first), toBits(size, second)]
      const common = ascending(first.filter((member) => second.includes(member)))
      expect(toMembers(size, a)).toEqual(ascending(first))
      expect(countBits(a)).toBe(first.length)
      expect(toMembers(size, intersect(fullBitSet(size), [a, b]))).toEqual(common)
      expect(countCommon(a, b)).toBe(common.length)
      expect(toMembers(size, unite(size, [a, b]))).toEqual(ascending(new Set([...first, ...second])))
    }),
  )
})

test('the full set has every number and no other', () => {
  for (let size = 0; size <= 97; size += 1) expect(countBits(fullBitSet(size))).toBe(size)
})
