/** docs/features.md names folders, files and tests that are there, and counts its own rows. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/features.md', 'utf8')
const rows = [...text.matchAll(/^\| (?<name>.+?) +\| `(?<place>[^`]+)` +\| `(?<proof>[^`]+)` +\|$/gm)].map(
  ({ groups }) => groups ?? {},
)

test.each(rows.map(({ name, place, proof }) => [name, place, proof] as const))('%s', (_, place = '', proof = '') => {
  expect(existsSync(place), place).toBe(true)
  expect(proof).toMatch(/^tests\//)
  expect(existsSync(proof), proof).toBe(true)
})

test('as many as it says, none twice', () => {
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
  expect(text).toContain(`What the site can do, ${rows.length} things:`)
})
