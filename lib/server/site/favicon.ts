/** `favicon.ico`: the symbol in the sizes of browser tabs, as PNG in an ICO container. */
import 'server-only'
import type { Site } from '../../content/site.ts'
import { drawSymbol } from './agency-pictures.ts'

const sizes = [16, 32, 48] as const
const headerLength = 6
const entryLength = 16

/** An entry of the ICO directory: size and offset of a picture. */
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

export async function drawFavicon(site: Site): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map(async (size) => ({ size, bytes: await drawSymbol(site, size) })))
  const header = Buffer.alloc(headerLength)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = headerLength + entryLength * pictures.length
  const entries = pictures.map(({ size, bytes }) => {
    const entry = describePicture(size, bytes, offset)
    offset += bytes.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures.map(({ bytes }) => bytes)])
}
