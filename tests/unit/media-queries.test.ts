/** Widths of windows are asked for in em, so that larger letters of the reader's own count as a narrower window (WCAG 1.4.4). */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('{app,components}/**/*.css')

test('no style asks for the width of a window in pixels', () => {
  expect(files.length).toBeGreaterThan(200)
  const asking = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@media[^{]*width[^)]*px\)/g)].map(([query]) => `${file}: ${query}`),
  )
  expect(asking).toEqual([])
})
