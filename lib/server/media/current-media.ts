/** The files that the content names now, and where they are to be had. */
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

/** How long what the content no longer names is still given out, milliseconds: pages that were open before ask for it. */
const grace = 10 * 60_000

type Known = {
  files: ReadonlyMap<string, MediaFile>
  source: unknown
  former: ReadonlyMap<string, MediaFile>
  formerUntil: number
}

const holder = globalThis as typeof globalThis & { siteKnownMedia?: Known }

/** By fingerprint; made once per snapshot. */
function known(now: number): Known {
  const source = findPublishedMedia()
  const current = holder.siteKnownMedia
  if (current && current.source === source) return current
  const files = new Map([...(source?.values() ?? [])].map((file) => [file.fingerprint, file]))
  const next: Known = { files, source, former: current?.files ?? new Map(), formerUntil: now + grace }
  holder.siteKnownMedia = next
  return next
}

/** A file of the content by its fingerprint: one that is named now, or was until a moment ago. */
export function findByFingerprint(fingerprint: string, now = Date.now()): MediaFile | undefined {
  const { files, former, formerUntil } = known(now)
  return files.get(fingerprint) ?? (now < formerUntil ? former.get(fingerprint) : undefined)
}

/** A file by the address that the content gives. */
export const mediaOf = (address: string): MediaFile | undefined => findPublishedMedia()?.get(address)

const pictureOf = (address: string): MediaFile | undefined => {
  const file = mediaOf(address)
  return file && mediaTypes[file.type] === 'picture' ? file : undefined
}

const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1)

/** The narrowest of its widths that is at least this wide, else its widest. */
function atLeast(file: MediaFile, width: PictureWidth): PictureWidth {
  return widthsOf(file).find((known) => known >= width) ?? widthsOf(file).at(-1) ?? pictureWidths[0]
}

/** Where a picture is to be had, at least this wide where it is so wide; anything else as it is. */
export function pictureUrl(address: string, width: PictureWidth): string {
  const file = pictureOf(address)
  return file ? pictureAddress(file, atLeast(file, width)) : mediaUrl(address)
}

/** As JPEG, for mails and for sites that pages are shared on. */
export function jpegUrl(address: string, width: PictureWidth): string {
  const file = pictureOf(address)
  return file ? jpegAddress(file, atLeast(file, width)) : address
}

/** A drawing, film or document as it is, under an address that may be kept for ever; what is unknown keeps its address. */
export function mediaUrl(address: string): string {
  const file = mediaOf(address)
  if (!file) return address
  return mediaTypes[file.type] === 'picture' ? pictureUrl(address, 2000) : fileAddress(file, nameOf(address))
}

/** The PDF file that a picture is the first page of, under an address that may be kept for ever; undefined for any other picture. */
export function documentUrl(address: string): string | undefined {
  const document = mediaOf(address)?.document
  return document === undefined ? undefined : mediaUrl(document)
}

/** The picture in all its widths, for `srcset`; undefined for what has none. */
export function pictureSet(address: string): string | undefined {
  const file = pictureOf(address)
  if (!file) return undefined
  return widthsOf(file)
    .map((width) => `${pictureAddress(file, width)} ${Math.min(width, file.width)}w`)
    .join(', ')
}
