import { expect, test } from 'vitest'
import { isTooLarge, uploadLimit } from '@/lib/routing/upload-limit'

test.each([
  ['POST', String(uploadLimit), false],
  ['POST', String(uploadLimit + 1), true],
  ['POST', null, false],
  ['POST', 'much', false],
  ['GET', '99999999', false],
])('%s of %s bytes is too large: %s', (method, length, isRefused) => expect(isTooLarge(method, length)).toBe(isRefused))
