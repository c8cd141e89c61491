/** Any JSON object. */
import fc from 'fast-check'

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<unknown>
export const record = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 4 }).filter((key) => key !== '__proto__'),
  json,
  { maxKeys: 5 },
)
