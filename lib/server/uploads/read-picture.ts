/** A picture that a visitor sent, drawn again: nothing but its pixels is kept. */
import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { withExtension } from '../../forms/file-name.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { ReadUpload } from './read-document.ts'

/** How many times the size of its pixels opening a picture takes, by kind (measured with interlaced and turned ones). */
const kinds: Readonly<Record<string, number | undefined>> = {
  'image/jpeg': 1,
  'image/png': 1,
  'image/webp': 1,
  'image/avif': 6,
}

/** Longest side that is kept of what visitors send, in pixels. */
const usualSide = 800

/** Bytes that one picture may take while it is drawn: a file of a kilobyte can hold a picture of a gigabyte. */
const memoryLimit = 200_000_000

/** Bytes of one colour of one pixel. */
const sampleBytes = { uchar: 1, ushort: 2 } as const

async function isWithinLimit(picture: Sharp, factor: number): Promise<boolean> {
  const { width, height, channels, depth } = await picture.metadata()
  const bytes = depth === 'uchar' || depth === 'ushort' ? sampleBytes[depth] : 4
  return width * height * channels * bytes * factor <= memoryLimit
}

/** Place, camera and time, which pictures of phones hold, are left behind: sharp keeps no metadata unless told to. */
async function redraw(content: Buffer, factor: number, side: number): Promise<Buffer | undefined> {
  try {
    const picture = sharp(content, { limitInputPixels: memoryLimit, pages: 1 })
    if (!(await isWithinLimit(picture, factor))) return undefined
    return await picture
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
  } catch {
    return undefined
  }
}

/** @param maxBytes largest size that is read at all. @param side longest that is kept, in pixels. */
export async function readPicture(field: string, file: File, maxBytes: number, side = usualSide): Promise<ReadUpload> {
  if (file.size > maxBytes) return { kind: 'refused', message: 'fileTooLarge' }
  const sent = Buffer.from(await file.arrayBuffer())
  const type = await fileTypeFromBuffer(sent).catch(() => undefined)
  const factor = type && kinds[type.mime]
  const content = factor && (await oneAtATime(() => redraw(sent, factor, side)))
  if (!content) return { kind: 'refused', message: 'pictureKind' }
  return { kind: 'read', upload: { field, name: withExtension(file.name, 'webp'), kind: 'image/webp', content } }
}
