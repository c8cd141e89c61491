/** docs/architecture.md names files and functions that are there. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/architecture.md', 'utf8')
const hops = [...text.matchAll(/^\| \d+ +\| `([^`]+)` +\| `([^`]+)` +\|/gm)].map(([, file = '', name = '']) => ({ file, name }))
const readers = [...text.matchAll(/^\| `([^`]+)` +\| [^|]+\|$/gm)].map(([, file = '']) => file)

test('docs/architecture.md has the four examples', () => {
  expect(hops.length).toBeGreaterThan(40)
  expect(readers.length).toBeGreaterThan(8)
})

test.each(hops)('$file has $name', ({ file, name }) => {
  expect(existsSync(file), file).toBe(true)
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`(function\\*?|const|export const) ${name}\\b`))
})

test.each(readers)('%s reads the table of routes', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/(match-route|app-routes|route-entry)/)
})
