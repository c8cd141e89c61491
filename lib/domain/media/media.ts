/** Pictures, plans, films and documents of the content: metadata of a file, and its addresses. */

/** Media types by what the file's bytes contain. */
export const mediaTypes = {
  'image/avif': 'picture',
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'image/webp': 'picture',
  'image/svg+xml': 'drawing',
  'application/pdf': 'document',
  'video/mp4': 'film',
  'video/webm': 'film',
  'audio/mpeg': 'sound',
  'audio/mp4': 'sound',
  'audio/ogg': 'sound',
} as const

export type MediaType = keyof typeof mediaTypes

export type MediaFile = {
  /** Content hash: a changed file has a new address. */
  fingerprint: string
  type: MediaType
  /** Bytes. */
  size: number
  /** Pixels after EXIF rotation; 0 for a file without dimensions. */
  width: number
  height: number
  /** Embedded description (IPTC, XMP). */
  description?: string
  /** Whether the file has no metadata such as location or camera. */
  isBare: boolean
  /** Path of the file on disk. */
  path: string
  /** Address of the PDF of which this is the first page. */
  document?: string
}

/** Widths in which pictures are served (specification 9; ruling 41). */
export const pictureWidths = [100, 400, 600, 800, 1080, 1360, 2000] as const
export type PictureWidth = (typeof pictureWidths)[number]

export const isPictureWidth = (width: number): width is PictureWidth => pictureWidths.some((known) => known === width)

/** The widths below that of the picture, and one at least as wide: pictures are never enlarged. */
export function widthsOf({ width }: Pick<MediaFile, 'width'>): readonly PictureWidth[] {
  const beyond = pictureWidths.findIndex((known) => known >= width)
  return beyond < 0 ? pictureWidths : pictureWidths.slice(0, beyond + 1)
}

/** First segment of the paths of files. */
export const mediaFolder = 'media'

type WithFingerprint = Pick<MediaFile, 'fingerprint'>

/** A picture in one width; the format is negotiated by the Accept header. */
export const pictureAddress = ({ fingerprint }: WithFingerprint, width: PictureWidth): string =>
  `/${mediaFolder}/${fingerprint}/${width}`

/** The same as JPEG, for mails and for social networks. */
export const jpegAddress = (file: WithFingerprint, width: PictureWidth): string => `${pictureAddress(file, width)}.jpg`

/** The original file. Its name in the path is for readers only; the fingerprint identifies it. */
export const fileAddress = ({ fingerprint }: WithFingerprint, name: string): string =>
  `/${mediaFolder}/${fingerprint}/${encodeURIComponent(name)}`

export const fingerprintPattern = /^[\w-]{12}$/
