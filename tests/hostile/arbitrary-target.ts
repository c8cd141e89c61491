/** Hostile addresses: every route and parameter, with hostile values in it. */
import fc from 'fast-check'
import { wellFormed } from './arbitrary-body.ts'
import { machinePaths, parameters, type SiteMap } from './site-map.ts'

/** Inserts a value into an address: mostly encoded, sometimes unencoded. */
const encoded = (value: string, isRaw: boolean) => (isRaw ? value.replace(/[\r\n ]/g, '') : encodeURIComponent(wellFormed(value)))

export const arbitraryQuery = (value: fc.Arbitrary<string>) =>
  fc
    .array(fc.tuple(fc.constantFrom(...parameters), value, fc.nat(9)), { maxLength: 5 })
    .map((pairs) => pairs.map(([name, text, rawness]) => `${name}=${encoded(text, rawness === 0)}`).join('&'))

/** A known path unchanged, with a segment replaced, added or removed, or a random one. */
export const arbitraryPath = (map: SiteMap, value: fc.Arbitrary<string>) => {
  const known = fc.constantFrom(...map.paths, ...machinePaths, ...machinePaths)
  const changed = fc.tuple(known, fc.nat(6), value, fc.nat(4)).map(([path, index, text, rawness]) => {
    const segments = path.split('/')
    segments.splice(1 + (index % segments.length), index % 2, encoded(text, rawness === 0))
    return segments.join('/')
  })
  const made = fc.array(value, { maxLength: 4 }).map((values) => `/${values.map((text) => encoded(text, false)).join('/')}`)
  return fc.oneof({ weight: 3, arbitrary: known }, { weight: 4, arbitrary: changed }, { weight: 1, arbitrary: made })
}

export const arbitraryImage = (map: SiteMap, value: fc.Arbitrary<string>) =>
  fc
    .tuple(
      fc.oneof(fc.constantFrom(...map.pictures), value),
      fc.constantFrom('100', '400', '600', '1360', '401', '99999', '-1', ''),
      value,
    )
    .map(([url, width, text]) => `/media/${encoded(url, false)}/${width}?${encoded(text, false).slice(0, 8)}`)
