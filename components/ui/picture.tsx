/** A picture in the widths that it has, without script (specification 9; lib/domain/media). */
import 'server-only'
import { mediaOf, pictureSet, pictureUrl } from '@/lib/server/media/current-media'

export type PictureProps = {
  src: string
  alt: string
  width: number
  height: number
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string
  /** For the one picture that is seen first. */
  isFirst?: boolean
  /** Loads at once, also out of sight: paper shows nothing that comes later. */
  isPrinted?: boolean
  className?: string | undefined
}

/** Loaded by what does not know of `srcset`. */
const plainWidth = 1080

export function Picture({ src, alt, width, height, sizes, isFirst = false, isPrinted = false, className }: PictureProps) {
  // What the file says of its size is true.
  const file = mediaOf(src)
  return (
    // biome-ignore lint/performance/noImgElement: our own sizes need no client code
    <img
      src={pictureUrl(src, plainWidth)}
      srcSet={pictureSet(src)}
      sizes={sizes}
      alt={alt}
      width={file?.width || width}
      height={file?.height || height}
      loading={isFirst || isPrinted ? 'eager' : 'lazy'}
      decoding="async"
      // `low` keeps the framework from preloading what only paper needs at once.
      fetchPriority={isFirst ? 'high' : isPrinted ? 'low' : 'auto'}
      className={className}
    />
  )
}
