/** Icons, symbol and sharing picture: rendered from files of the content, or from name and colour. */
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { GET as getIcon } from '@/app/icons/[name]/route'
import { iconSizes } from '@/lib/domain/site/icon'
import { agencyBranding } from '@/lib/server/site/agency-branding'
import { getFavicon, getSymbol } from '@/lib/server/site/agency-icons'
import { readSiteFile } from '@/lib/server/site/site-file'
import { loadChanged } from '../../../support/changed-content'

const green = { name: 'Maaskant & zonen', theme: { accent: '#006644', shades: {} } }

const icon = (name: string) => getIcon(new Request('http://x/'), { params: Promise.resolve({ name }) })

/** Colours of a picture, from the most frequent. */
async function coloursOf(picture: Buffer): Promise<string[]> {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const counts = new Map<string, number>()
  for (let at = 0; at < data.length; at += 3) {
    const colour = `#${data.subarray(at, at + 3).toString('hex')}`
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour)
}

beforeEach(() => {
  globalThis.currentSnapshot = loadChanged({})
})

test.each(Object.entries(iconSizes))('%s is a square of %d pixels', async (name, size) => {
  const answer = await icon(`${name}.png`)
  expect(answer.headers.get('content-type')).toBe('image/png')
  const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect([width, height, format]).toEqual([size, size, 'png'])
})

test('the demo has its symbol: mostly its colour, with white in it', async () => {
  expect((await coloursOf(await getSymbol(64))).slice(0, 2)).toEqual(['#1233c2', '#ffffff'])
})

test('without a symbol it is the first letter of the name on the colour of the agency', async () => {
  globalThis.currentSnapshot = loadChanged({ 'site.json': { ...green, logo: { symbol: undefined } } })
  const colours = await coloursOf(await getSymbol(64))
  expect(colours[0]).toBe('#006644')
  expect(colours).toContain('#ffffff')
  expect(await getSymbol(64)).toBe(await getSymbol(64))
})

test('favicon.ico holds three sizes of PNG', async () => {
  const bytes = await getFavicon()
  expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([1, 3])
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + index * 16
    const [length, offset] = [bytes.readUInt32LE(entry + 8), bytes.readUInt32LE(entry + 12)]
    const { width, format } = await sharp(bytes.subarray(offset, offset + length)).metadata()
    expect([width, format]).toEqual([size, 'png'])
  }
})

test('the shared picture has the logo on white over a bar of the colour; other names are no picture', async () => {
  globalThis.currentSnapshot = loadChanged({ 'site.json': green })
  const answer = await icon('share-fr.png')
  const picture = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 })
  const colours = await coloursOf(picture)
  expect(colours[0]).toBe('#ffffff')
  expect(colours).toContain('#006644')
  for (const name of ['share-xx.png', 'icon-193.png', '..%2f..%2fpackage.json']) expect((await icon(name)).status).toBe(404)
})

test('the branding of mails has name, colour and the full address of the symbol', () => {
  const content = loadChanged({ 'site.json': { ...green, url: 'https://www.maaskant.example' } })
  globalThis.currentSnapshot = content
  expect(agencyBranding(content.site)).toMatchObject({
    name: 'Maaskant & zonen',
    accent: '#006644',
    symbol: { src: 'https://www.maaskant.example/icons/mail.png', shownAt: 32 },
  })
})

test('no address reads a file outside the folders of the agency', async () => {
  expect(await readSiteFile('/logo/favicon.svg')).toBeDefined()
  for (const address of ['/../package.json', '/media/../../package.json', '/logo', '']) {
    expect(await readSiteFile(address)).toBeUndefined()
  }
})
