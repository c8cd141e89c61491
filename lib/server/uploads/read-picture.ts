/** Reads a picture that a visitor uploaded and encodes it again, so that only its pixels are stored. */
import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { withExtension } from '../../forms/file-name.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { ReadUpload } from './read-document.ts'

/**
 * Memory that decoding takes, as a multiple of the size of the pixels, by media type (measured with interlaced and rotated
 * pictures).
 */
const kinds: Readonly<Record<string, number | undefined>> = {
  'image/jpeg': 1,
  'image/png': 1,
  'image/webp': 1,
  'image/avif': 6,
}

/** Pixels of the longest side that is stored. */
const usualSide = 800

/** Bytes that decoding one picture may take: a file of one kilobyte can contain a picture of one gigabyte. */
const memoryLimit = 200_000_000

/** Bytes per sample (one colour channel of one pixel). */
const sampleBytes = { uchar: 1, ushort: 2 } as const

async function isWithinLimit(picture: Sharp, factor: number): Promise<boolean> {
  const { width, height, channels, depth } = await picture.metadata()
  const bytes = depth === 'uchar' || depth === 'ushort' ? sampleBytes[depth] : 4
  return width * height * channels * bytes * factor <= memoryLimit
}

/** Removes place, camera and time, which photos of phones contain: sharp writes no metadata unless asked to. */
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

/**
 * @param maxBytes larger files are rejected unread.
 * @param side longest side that is stored, in pixels.
 */
export async function readPicture(field: string, file: File, maxBytes: number, side = usualSide): Promise<ReadUpload> {
  if (file.size > maxBytes) return { kind: 'refused', message: 'fileTooLarge' }
  const sent = Buffer.from(await file.arrayBuffer())
  const type = await fileTypeFromBuffer(sent).catch(() => undefined)
  const factor = type && kinds[type.mime]
  const content = factor && (await oneAtATime(() => redraw(sent, factor, side)))
  if (!content) return { kind: 'refused', message: 'pictureKind' }
  return { kind: 'read', upload: { field, name: withExtension(file.name, 'webp'), kind: 'image/webp', content } }
}
