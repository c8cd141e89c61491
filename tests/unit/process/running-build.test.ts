/** Two sites that run from one build show only their own content. */
import { expect, test } from 'vitest'
import config from '@/next.config'

test('a page that a running site re-renders is not written into the shared build', () => {
  expect(config.experimental?.isrFlushToDisk).toBe(false)
})
