/** Server chunks without characters beyond Latin-1 do the same. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { narrowChunks, narrowCode } from '../../../scripts/narrow-chunks.ts'

const evaluate = (code: string): unknown => new Function(`return ${code}`)()

test.each([
  ['a string', '"l’été – 5 €"'],
  ['an escaped character', '"a\\’b\\\\’c"'],
  ['a template', '`het ’s €`'],
  ['a pair of surrogates', '"🏠é"'],
  ['a regular expression', '["5€"].map((text) => /[€–]$/.test(text) + "" + /^.🏠$/u.test("a🏠"))'],
  ['a name', '(() => { const ŕ = 3; return { ŕ } })()'],
  ['a comment', '/* – */ 4'],
])('%s', (_, code) => {
  const narrow = narrowCode(code)
  expect(narrow).toMatch(/^[\0-\xff]*$/)
  expect(evaluate(narrow)).toEqual(evaluate(code))
})

test('a raw template stays as it is', () => {
  const code = 'String.raw`5 €`'
  expect(narrowCode(code)).toBe(code)
})

test('any string', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('\\', '\n', 'u', '’', '🏠', 'é', '"') }), (text) => {
      expect(evaluate(narrowCode(JSON.stringify(text)))).toBe(text)
    }),
  )
})

test('of a build, the chunks that have such characters are written again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'narrow-chunks-'))
  mkdirSync(join(folder, 'server/chunks/ssr'), { recursive: true })
  const path = join(folder, 'server/chunks/ssr/a.js')
  writeFileSync(path, 'module.exports = "€"')
  narrowChunks(folder)
  expect(readFileSync(path, 'utf8')).toBe('module.exports = "\\u20ac"')
  rmSync(folder, { recursive: true })
})
