/** Looks at the bytes of a file of the content: what it is, how large, what it says of itself, and whether it may be shown at all. */
import 'server-only'
import { createHash } from 'node:crypto'
import { imageSize } from 'image-size'
import { type MediaFile, mediaTypes } from '../../domain/media/media.ts'
import { findDrawingFault } from './check-drawing.ts'
import { describePicture } from './describe-picture.ts'
import { mediaTypeOf } from './media-type.ts'

/** What is known of a file wherever it lies. */
export type MediaFacts = Omit<MediaFile, 'path'>
export type Inspection = { facts: MediaFacts } | { fault: string }

/** Largest files that are served, bytes: of pictures, drawings and documents, and of films and sound. */
const maxStill = 60_000_000
const maxMoving = 1_000_000_000

/** A file of a kilobyte can hold a picture of a gigabyte. */
export const maxPixels = 100_000_000

const nameLength = 12

/** 72 bits in 12 characters that need no escaping. */
export const fingerprintOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, nameLength)

/** Largest size of a file, told before it is read. */
export const maxSize = maxMoving

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`

/** The boxes that MP4 is made of follow each other to the end: 0 is one that holds the rest, 1 one whose length needs eight bytes. */
function endsInsideBox(bytes: Buffer): boolean {
  let at = 0
  while (at + 16 <= bytes.length) {
    const short = bytes.readUInt32BE(at)
    if (short === 0) return false
    const length = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
    // No box is shorter than what says how long it is.
    if (length < 8) return true
    at += length
  }
  return at > bytes.length
}

/** Whether the root element of a drawing ends, with nothing behind it but comments. */
function endsWhole(drawing: string): boolean {
  let rest = drawing.trimEnd()
  while (rest.endsWith('-->')) rest = rest.slice(0, Math.max(0, rest.lastIndexOf('<!--'))).trimEnd()
  return rest.endsWith('</svg>')
}

const endOfJpeg = Buffer.from([0xff, 0xd9])
const [markerSign, scan] = [0xff, 0xda]

/** What a camera writes before the picture holds a small one with an end of its own: that of the picture itself comes after its first scan. */
function isCutJpeg(bytes: Buffer): boolean {
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === markerSign && bytes[at + 1] !== scan)
    at += bytes[at + 1] === markerSign ? 1 : 2 + bytes.readUInt16BE(at + 2)
  return !bytes.includes(endOfJpeg, at)
}

/** A file that was cut while it was copied ends early. */
function isCut(bytes: Buffer, type: MediaFile['type']): boolean {
  if (type === 'image/webp') return bytes.readUInt32LE(4) + 8 > bytes.length
  if (type === 'image/png') return !bytes.includes('IEND')
  if (type === 'image/jpeg') return isCutJpeg(bytes)
  if (type === 'video/mp4') return endsInsideBox(bytes)
  if (type === 'image/svg+xml') return !endsWhole(bytes.toString('utf8'))
  return type === 'application/pdf' && !bytes.includes('%%EOF')
}

/** Orientations of EXIF that lie on their side. */
const lyingFrom = 5

function sizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    return orientation >= lyingFrom ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  }
}

/** What pictures keep of place, camera and maker; each stands behind one of these names. */
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
