/** Finds the media files of the current content, and their addresses for pages. */
import 'server-only'
import {
  fileAddress,
  jpegAddress,
  type MediaFile,
  mediaTypes,
  type PictureWidth,
  pictureAddress,
  pictureWidths,
  widthsOf,
} from '../../domain/media/media.ts'
import { findPublishedMedia } from '../content/snapshot/published-media.ts'

/** Milliseconds that files removed from the content are still served, for pages opened before. */
const grace = 10 * 60_000

type Known = {
  files: ReadonlyMap<string, MediaFile>
  source: unknown
  former: ReadonlyMap<string, MediaFile>
  formerUntil: number
}

const holder = globalThis as typeof globalThis & { siteKnownMedia?: Known }

/** The files by fingerprint, computed once per snapshot. */
function known(now: number): Known {
  const source = findPublishedMedia()
  const current = holder.siteKnownMedia
  if (current && current.source === source) return current
  const files = new Map([...(source?.values() ?? [])].map((file) => [file.fingerprint, file]))
  const next: Known = { files, source, former: current?.files ?? new Map(), formerUntil: now + grace }
  holder.siteKnownMedia = next
  return next
}

/** A file by fingerprint: of the current content, or of the previous one for ten minutes. */
export function findByFingerprint(fingerprint: string, now = Date.now()): MediaFile | undefined {
  const { files, former, formerUntil } = known(now)
  return files.get(fingerprint) ?? (now < formerUntil ? former.get(fingerprint) : undefined)
}

/** A file by its address in the content. */
export const mediaOf = (address: string): MediaFile | undefined => findPublishedMedia()?.get(address)

const pictureOf = (address: string): MediaFile | undefined => {
  const file = mediaOf(address)
  return file && mediaTypes[file.type] === 'picture' ? file : undefined
}

const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1)

/** The smallest available width that is at least `width`, else the largest. */
function atLeast(file: MediaFile, width: PictureWidth): PictureWidth {
  return widthsOf(file).find((known) => known >= width) ?? widthsOf(file).at(-1) ?? pictureWidths[0]
}

/** Address of a picture with at least this width, if it is large enough; other files unchanged. */
export function pictureUrl(address: string, width: PictureWidth): string {
  const file = pictureOf(address)
  return file ? pictureAddress(file, atLeast(file, width)) : mediaUrl(address)
}

/** As JPEG, for mails and for sites that pages are shared on. */
export function jpegUrl(address: string, width: PictureWidth): string {
  const file = pictureOf(address)
  return file ? jpegAddress(file, atLeast(file, width)) : address
}

/** Immutable address of a drawing, film or document; an unknown address is returned unchanged. */
export function mediaUrl(address: string): string {
  const file = mediaOf(address)
  if (!file) return address
  return mediaTypes[file.type] === 'picture' ? pictureUrl(address, 2000) : fileAddress(file, nameOf(address))
}

/** Immutable address of the PDF file whose first page a picture shows; undefined for any other picture. */
export function documentUrl(address: string): string | undefined {
  const document = mediaOf(address)?.document
  return document === undefined ? undefined : mediaUrl(document)
}

/** The picture in all its widths, for `srcset`; undefined for other files. */
export function pictureSet(address: string): string | undefined {
  const file = pictureOf(address)
  if (!file) return undefined
  return widthsOf(file)
    .map((width) => `${pictureAddress(file, width)} ${Math.min(width, file.width)}w`)
    .join(', ')
}
