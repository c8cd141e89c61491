/** Renders a picture in one width: upright, without metadata. */
import 'server-only'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { MediaFile } from '../../domain/media/media.ts'
import { fingerprintOf, maxPixels } from './inspect-file.ts'

export const pictureFormats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const
export type PictureFormat = keyof typeof pictureFormats

// No cache and one thread: memory and the other cores are left to page rendering.
sharp.cache(false)
sharp.concurrency(1)

/** The file changed since the content was read; its new fingerprint comes with the next reading. */
export class ChangedFileError extends Error {
  override name = 'ChangedFileError'
}

export async function readUnchanged({ path, fingerprint }: MediaFile): Promise<Buffer> {
  const bytes = await readFile(path)
  if (fingerprintOf(bytes) !== fingerprint) throw new ChangedFileError(path)
  return bytes
}

/**
 * AVIF with effort 2: as small as with 4, in a tenth of the time. JPEG (for mails, partners and link previews) without
 * optimization of its size (docs/decisions/037-pictures-of-the-content.md).
 * @param width never larger than the original.
 * @throws when the file cannot be decoded, ChangedFileError when it changed.
 */
export async function drawPicture(file: MediaFile, width: number, format: PictureFormat): Promise<Buffer> {
  const picture = sharp(await readUnchanged(file), { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
  if (format === 'avif') return await picture.avif({ quality: 50, effort: 2 }).toBuffer()
  if (format === 'webp') return await picture.webp({ quality: 75 }).toBuffer()
  if (format === 'png') return await picture.png().toBuffer()
  return await picture.flatten({ background: '#fff' }).jpeg({ quality: 80, progressive: true }).toBuffer()
}
