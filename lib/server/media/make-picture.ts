/** Makes a picture in one of its widths: upright, with nothing in it but what is seen. */
import 'server-only'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { MediaFile } from '../../domain/media/media.ts'
import { fingerprintOf, maxPixels } from './inspect-file.ts'

export const pictureFormats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const
export type PictureFormat = keyof typeof pictureFormats

// Pictures never wait for each other's memory, and leave the other cores to the pages.
sharp.cache(false)
sharp.concurrency(1)

/** The file is another one than the content was read with: its new fingerprint comes with the next reading. */
export class ChangedFileError extends Error {
  override name = 'ChangedFileError'
}

export async function readUnchanged({ path, fingerprint }: MediaFile): Promise<Buffer> {
  const bytes = await readFile(path)
  if (fingerprintOf(bytes) !== fingerprint) throw new ChangedFileError(path)
  return bytes
}

/**
 * AVIF at effort 2: as small as at 4, in a tenth of its time. JPEG, for mails, partners and whoever shares a page, without the search for
 * its smallest form (docs/decisions/037-pictures-of-the-content.md).
 * @param width never made larger than the file is.
 * @throws when the file cannot be drawn.
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
