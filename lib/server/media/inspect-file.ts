/** Inspects the bytes of a content file: type, size, metadata, and whether it may be shown. */
import 'server-only'
import { createHash } from 'node:crypto'
import { imageSize } from 'image-size'
import { type MediaFile, mediaTypes } from '../../domain/media/media.ts'
import { findDrawingFault } from './check-drawing.ts'
import { describePicture } from './describe-picture.ts'
import { mediaTypeOf } from './media-type.ts'

/** Facts of a file that do not depend on its path. */
export type MediaFacts = Omit<MediaFile, 'path'>
export type Inspection = { facts: MediaFacts } | { fault: string }

/** Largest files served, in bytes: pictures, drawings and documents; films and sound. */
const maxStill = 60_000_000
const maxMoving = 1_000_000_000

/** Limit against decompression bombs: a file of 1 kB can decode to 1 GB of pixels. */
export const maxPixels = 100_000_000

const nameLength = 12

/** 72 bits in 12 characters that need no escaping. */
export const fingerprintOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, nameLength)

/** Largest size of any file in bytes, to be checked before reading it. */
export const maxSize = maxMoving

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`

/**
 * Whether an MP4 file is truncated: its boxes follow each other to the end. Length 0 means up to the end of the file, 1 that a
 * 64-bit length follows.
 */
function endsInsideBox(bytes: Buffer): boolean {
  let at = 0
  while (at + 16 <= bytes.length) {
    const short = bytes.readUInt32BE(at)
    if (short === 0) return false
    const length = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
    // A box is at least as long as its 8-byte header.
    if (length < 8) return true
    at += length
  }
  return at > bytes.length
}

/** Whether the root element of an SVG file is closed, followed only by comments. */
function endsWhole(drawing: string): boolean {
  let rest = drawing.trimEnd()
  while (rest.endsWith('-->')) rest = rest.slice(0, Math.max(0, rest.lastIndexOf('<!--'))).trimEnd()
  return rest.endsWith('</svg>')
}

const endOfJpeg = Buffer.from([0xff, 0xd9])
const [markerSign, scan] = [0xff, 0xda]

/**
 * Whether a JPEG file is truncated. Metadata may contain a thumbnail with an end marker of its own: only one after the first scan
 * counts.
 */
function isCutJpeg(bytes: Buffer): boolean {
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === markerSign && bytes[at + 1] !== scan)
    at += bytes[at + 1] === markerSign ? 1 : 2 + bytes.readUInt16BE(at + 2)
  return !bytes.includes(endOfJpeg, at)
}

/** Whether the file is truncated, for example after an interrupted copy. */
function isCut(bytes: Buffer, type: MediaFile['type']): boolean {
  if (type === 'image/webp') return bytes.readUInt32LE(4) + 8 > bytes.length
  if (type === 'image/png') return !bytes.includes('IEND')
  if (type === 'image/jpeg') return isCutJpeg(bytes)
  if (type === 'video/mp4') return endsInsideBox(bytes)
  if (type === 'image/svg+xml') return !endsWhole(bytes.toString('utf8'))
  return type === 'application/pdf' && !bytes.includes('%%EOF')
}

/** EXIF orientations from 5 on swap width and height. */
const lyingFrom = 5

function sizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    return orientation >= lyingFrom ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  }
}

/** Markers of metadata blocks (place, camera, maker). */
const notes = ['Exif', 'EXIF', 'eXIf', 'XMP ', 'http://ns.adobe.com/xap', 'Photoshop 3.0', 'tEXt', 'iTXt', 'zTXt']

const stillKinds: readonly string[] = ['picture', 'drawing', 'document']

function findFault(bytes: Buffer, type: MediaFile['type']): string | undefined {
  const limit = stillKinds.includes(mediaTypes[type]) ? maxStill : maxMoving
  if (bytes.length > limit) return `expected at most ${megabytes(limit)}; found ${megabytes(bytes.length)}`
  if (isCut(bytes, type)) return 'expected a whole file; found one that ends in the middle'
  return type === 'image/svg+xml' ? findDrawingFault(bytes.toString('utf8')) : undefined
}

export function inspectFile(bytes: Buffer): Inspection {
  const type = mediaTypeOf(bytes)
  if (!type) return { fault: 'expected a picture, drawing, film, sound or PDF file; found something else' }
  const fault = findFault(bytes, type)
  if (fault !== undefined) return { fault }
  const kind = mediaTypes[type]
  const facts = {
    fingerprint: fingerprintOf(bytes),
    type,
    size: bytes.length,
    isBare: !notes.some((note) => bytes.includes(note)),
  }
  if (kind !== 'picture' && kind !== 'drawing') return { facts: { ...facts, width: 0, height: 0 } }
  const size = sizeOf(bytes)
  if (!size || size.width < 1 || size.height < 1) return { fault: 'expected a picture that says how large it is; found none' }
  if (kind === 'picture' && size.width * size.height > maxPixels)
    return { fault: `expected at most ${maxPixels / 1_000_000} million pixels; found ${size.width} x ${size.height}` }
  const description = kind === 'picture' ? describePicture(bytes) : undefined
  return { facts: { ...facts, ...size, ...(description && { description }) } }
}
