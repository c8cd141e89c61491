/** Detects the type of a file by its bytes (magic numbers), whatever its name. */
import 'server-only'
import type { MediaType } from '../../domain/media/media.ts'

const has = (bytes: Buffer, text: string, at = 0) => bytes.subarray(at, at + text.length).toString('latin1') === text

/** Brands of the `ftyp` box with which MP4, M4A and AVIF files begin. */
const avifBrands = ['avif', 'avis', 'mif1']
const soundBrands = ['M4A ', 'M4B ']

function typeOfBoxes(bytes: Buffer): MediaType {
  const brand = bytes.subarray(8, 12).toString('latin1')
  if (avifBrands.includes(brand)) return 'image/avif'
  return soundBrands.includes(brand) ? 'audio/mp4' : 'video/mp4'
}

const isMpegSound = (bytes: Buffer) =>
  has(bytes, 'ID3') || (bytes[0] === 0xff && bytes[1] !== undefined && (bytes[1] & 0xe6) === 0xe2)

/** Bytes within which the root element has to start, after prolog and comments. */
const svgHead = 2_000

/**
 * Comments end at the first `-->`: otherwise one pattern could split the text in many ways, and a file of a few hundred bytes
 * would take forever (catastrophic backtracking).
 */
const isSvg = (bytes: Buffer) =>
  /^\s*(<\?xml[^>]*>\s*)?(<!--((?!-->)[\s\S])*-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/.test(
    bytes
      .subarray(0, svgHead)
      .toString('utf8')
      .replace(/^\uFEFF/, ''),
  )

/** Undefined for any other type. */
export function mediaTypeOf(bytes: Buffer): MediaType | undefined {
  if (has(bytes, '\xff\xd8\xff')) return 'image/jpeg'
  if (has(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (has(bytes, 'RIFF') && has(bytes, 'WEBP', 8)) return 'image/webp'
  if (has(bytes, 'ftyp', 4)) return typeOfBoxes(bytes)
  if (has(bytes, '%PDF-')) return 'application/pdf'
  if (has(bytes, '\x1a\x45\xdf\xa3')) return 'video/webm'
  if (has(bytes, 'OggS')) return 'audio/ogg'
  if (isMpegSound(bytes)) return 'audio/mpeg'
  return isSvg(bytes) ? 'image/svg+xml' : undefined
}
