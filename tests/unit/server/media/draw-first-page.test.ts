/** The first page of a PDF file is rendered as a picture; hostile files are given up. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { drawFirstPage, type FirstPage } from '@/lib/server/media/remote/draw-first-page'
import { makeImageBomb, makePdf } from '../../../support/make-pdf.ts'

const folder = mkdtempSync(join(tmpdir(), 'first-page-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Size and colour of its middle. */
async function look(page: FirstPage) {
  if ('fault' in page) return page.fault
  const { data, info } = await sharp(page.png).raw().toBuffer({ resolveWithObject: true })
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return { width: info.width, height: info.height, colour: [...data.subarray(middle, middle + 3)] }
}

test('the first page alone, as wide as the widest of our sizes', async () => {
  expect(await look(await drawFirstPage(await makePdf()))).toEqual({ width: 2000, height: 1333, colour: [192, 0, 0] })
})

test('a portrait page is no higher than the screen needs', async () => {
  expect(await look(await drawFirstPage(await makePdf({ size: [200, 800] })))).toEqual({
    width: 1000,
    height: 4000,
    colour: [192, 0, 0],
  })
})

const isGivenUp = 'it cannot be drawn: it is damaged, locked, or takes too much time or memory'

test('a locked file is given up', async () => {
  expect(await look(await drawFirstPage(await makePdf({ password: 'secret' })))).toBe(isGivenUp)
})

test('half a file is given up', async () => {
  const pdf = await makePdf()
  expect(await look(await drawFirstPage(pdf.subarray(0, 200)))).toBe(isGivenUp)
})

test('an image of gigapixels is drawn small, or given up', async () => {
  const small = { width: 2000, height: 1333, colour: [255, 255, 255] }
  expect([small, isGivenUp]).toContainEqual(await look(await drawFirstPage(makeImageBomb(60_000, 60_000))))
})

test.each([
  ['takes for ever', 'setInterval(() => undefined, 1000)'],
  ['writes for ever', 'for (;;) await new Promise((done) => process.stdout.write(Buffer.alloc(1_000_000), done))'],
  ['says a size that it does not have', 'process.stdout.write(Buffer.alloc(100, 1))'],
  ['reads nothing and goes', 'process.exit(1)'],
  ['takes all memory', 'const all = []; for (;;) all.push(Array(100_000).fill({}))'],
])('a drawing that %s is ended', async (_, code) => {
  const script = join(folder, 'drawer.mjs')
  writeFileSync(script, code)
  expect(await drawFirstPage(Buffer.alloc(5_000_000), 3_000, script)).toEqual({ fault: expect.any(String) })
})

test('the render process has none of the settings of the site', async () => {
  const script = join(folder, 'telling.mjs')
  writeFileSync(
    script,
    'process.stdout.write(JSON.stringify(process.env).padEnd(8 + 4 * 4096)); process.exit(process.env.SECRET ? 0 : 1)',
  )
  process.env['SECRET'] = 'a secret of the site that nobody else may know'
  expect(await drawFirstPage(Buffer.alloc(10), 20_000, script)).toEqual({ fault: isGivenUp })
  delete process.env['SECRET']
})
