import { expect, test } from 'vitest'
import { hasTag } from '@/lib/http/has-tag'

test.each([
  ['"a"', '"a"'],
  ['W/"a"', '"a"'],
  ['"a"', 'W/"a"'],
  ['"b", W/"a" , "c"', '"a"'],
  ['*', '"a"'],
  [' * ', 'W/"a"'],
])('%s names %s', (named, etag) => expect(hasTag(named, etag)).toBe(true))

test.each([
  [null, '"a"'],
  [undefined, '"a"'],
  ['', '"a"'],
  ['a', '"a"'],
  ['"b", W/"c"', '"a"'],
  ['"A"', '"a"'],
  ['"*"', '"a"'],
])('%s does not name %s', (named, etag) => expect(hasTag(named, etag)).toBe(false))
