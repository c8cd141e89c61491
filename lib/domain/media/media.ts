/** Pictures, plans, films and documents of the content: what is known of a file, and the addresses that it has. */

/** What a file is, told by its bytes. */
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
  /** Of its bytes: another one is another picture. */
  fingerprint: string
  type: MediaType
  /** Bytes. */
  size: number
  /** In pixels and as it is shown, that is upright; 0 where a file has none. */
  width: number
  height: number
  /** What its maker wrote of it (IPTC, XMP). */
  description?: string
  /** Whether it holds nothing but what is seen: no place, no camera. */
  isBare: boolean
  /** Where it lies. */
  path: string
  /** Address of the PDF file whose first page this is. */
  document?: string
}

/** Widths that pictures are made in: of the specification, section 9, and ruling 41. */
export const pictureWidths = [100, 400, 600, 800, 1080, 1360, 2000] as const
export type PictureWidth = (typeof pictureWidths)[number]

export const isPictureWidth = (width: number): width is PictureWidth => pictureWidths.some((known) => known === width)

/** The widths below that of the picture, and one that holds all of it: nothing is made larger than it is. */
export function widthsOf({ width }: Pick<MediaFile, 'width'>): readonly PictureWidth[] {
  const beyond = pictureWidths.findIndex((known) => known >= width)
  return beyond < 0 ? pictureWidths : pictureWidths.slice(0, beyond + 1)
}

/** What addresses of files begin with. */
export const mediaFolder = 'media'

type Printed = Pick<MediaFile, 'fingerprint'>

/** A picture in one of its widths, in the best format that whoever asks can show. */
export const pictureAddress = ({ fingerprint }: Printed, width: PictureWidth): string => `/${mediaFolder}/${fingerprint}/${width}`

/** The same as JPEG, for mails and for sites that pages are shared on. */
export const jpegAddress = (file: Printed, width: PictureWidth): string => `${pictureAddress(file, width)}.jpg`

/** A file as it is, under its own name, which nobody reads: the fingerprint finds it. */
export const fileAddress = ({ fingerprint }: Printed, name: string): string =>
  `/${mediaFolder}/${fingerprint}/${encodeURIComponent(name)}`

export const fingerprintPattern = /^[\w-]{12}$/
