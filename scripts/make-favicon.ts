/** `npm run favicon`: makes `public/favicon.ico` and the icons of home screens from `public/logo/favicon.svg`, for what asks for no SVG. */
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { publicPath } from '../lib/domain/site/public-folders.ts'

const from = `${publicPath('logo')}/favicon.svg`
const to = publicPath('favicon.ico')
const sizes = [16, 32, 48]
const headerLength = 6
const entryLength = 16
/** Resolution of the drawing, dots an inch: enough for the largest size. */
const density = 600

/** One line of the table in front: the size of a picture and where it stands. */
function describePicture(size: number, picture: Buffer, offset: number): Buffer {
  const entry = Buffer.alloc(entryLength)
  entry.writeUInt8(size, 0)
  entry.writeUInt8(size, 1)
  entry.writeUInt16LE(1, 4)
  entry.writeUInt16LE(32, 6)
  entry.writeUInt32LE(picture.length, 8)
  entry.writeUInt32LE(offset, 12)
  return entry
}

/** Pictures as PNG in the container that `.ico` is. */
function pack(pictures: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(headerLength)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = headerLength + entryLength * pictures.length
  const entries = pictures.map((picture, index) => {
    const entry = describePicture(sizes[index] ?? 0, picture, offset)
    offset += picture.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures])
}

const pictures = await Promise.all(sizes.map((size) => sharp(from, { density }).resize(size, size).png().toBuffer()))
writeFileSync(to, pack(pictures))
console.log(`${to}: ${sizes.join(', ')} pixels`)

/** Icons of home screens: no transparency, because phones lay them on whatever colour. */
const icons = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 } as const

for (const [name, size] of Object.entries(icons)) {
  const picture = sharp(from, { density }).resize(size, size).flatten({ background: '#ffffff' }).png({ compressionLevel: 9 })
  const file = `${publicPath('logo')}/${name}.png`
  await picture.toFile(file)
  console.log(`${file}: ${size} pixels`)
}
