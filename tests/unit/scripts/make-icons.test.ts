/** The SVG sprite with all icons. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawnByLucide, drawnHere } from '@/components/ui/icon-names'
import { drawIcons, iconFile } from '@/scripts/make-icons'

test('the file is up to date with `npm run icons`', async () => {
  expect(readFileSync(iconFile, 'utf8')).toBe(await drawIcons())
})

test('every icon has elements, and none that could run or load something', () => {
  const drawn = readFileSync(iconFile, 'utf8')
  const symbols = [...drawn.matchAll(/<symbol id="([a-z0-9-]+)" viewBox="0 0 24 24">(.+)<\/symbol>/g)]
  expect(symbols.map(([, name]) => name)).toEqual([...drawnByLucide, ...Object.keys(drawnHere)])
  expect(drawn).not.toMatch(/<script|href|style|url\(|\son[a-z]+=/)
})
