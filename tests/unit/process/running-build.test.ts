/** Two sites of one build show their own content alone. */
import { expect, test } from 'vitest'
import config from '@/next.config'

test('what a running site makes again is not written into the build that others run as well', () => {
  expect(config.experimental?.isrFlushToDisk).toBe(false)
})
