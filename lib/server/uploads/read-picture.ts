/** A picture that a visitor sent, drawn anew: nothing but its pixels is kept. */
import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { withExtension } from '../../forms/file-name.ts'
import type { ReadUpload } from './read-document.ts'

const kinds: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** Longest side that is kept, in pixels. */
const maxSide = 800

/** A small file can hold a huge picture; beyond this many pixels none is opened. */
const maxPixels = 50_000_000

/** Place, camera and time, which pictures of phones hold, are left behind: sharp keeps no metadata unless told to. */
async function redraw(content: Buffer): Promise<Buffer | undefined> {
  try {
    return await sharp(content, { limitInputPixels: maxPixels, pages: 1 })
      .autoOrient()
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
  } catch {
    return undefined
  }
}

/** @param maxBytes largest size that is read at all. */
export async function readPicture(field: string, file: File, maxBytes: number): Promise<ReadUpload> {
  if (file.size > maxBytes) return { kind: 'refused', message: 'fileTooLarge' }
  const sent = Buffer.from(await file.arrayBuffer())
  const type = await fileTypeFromBuffer(sent).catch(() => undefined)
  const content = type && kinds.includes(type.mime) ? await redraw(sent) : undefined
  if (!content) return { kind: 'refused', message: 'pictureKind' }
  return { kind: 'read', upload: { field, name: withExtension(file.name, 'webp'), kind: 'image/webp', content } }
}
