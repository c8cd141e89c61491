/** Values typed in place of a listing's file are parsed in the format that the page shows. */
import { expect, test } from 'vitest'
import { findListingPath, toPathValue } from '@/lib/server/office/listings/listing-paths'

function read(path: string, typed: string) {
  const place = findListingPath('properties', path)
  if (!place) throw new Error(`nobody says ${path} here`)
  return toPathValue(place, typed)
}

test.each([
  ['CadastralIncome', '1.200', 1200],
  ['CadastralIncome', '1118', 1118],
  ['CadastralIncome', '1 118', 1118],
  ['SurfaceGround', '1.250', 1250],
  ['SurfaceGround', '112,5', 112.5],
  ['SurfaceGround', '', undefined],
  ['SurfaceGround', 'veel', undefined],
  ['SurfaceGround', '-3', undefined],
])('%s, typed as %s, is %s', (path, typed, value) => {
  expect(read(path, typed)).toBe(value)
})
