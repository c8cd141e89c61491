/** A picture in its available widths, without script (specification 9; lib/domain/media). */
import 'server-only'
import { mediaOf, pictureSet, pictureUrl } from '@/lib/server/media/current-media'

export type PictureProps = {
  src: string
  alt: string
  width: number
  height: number
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string
  /** For the main picture of the first screen (largest contentful paint). */
  isFirst?: boolean
  /** Loads at once, also outside the viewport: a printed page would lack pictures that load lazily. */
  isPrinted?: boolean
  className?: string | undefined
}

/** Width in px of the `src`, used by clients that do not know `srcset`. */
const plainWidth = 1080

export function Picture({ src, alt, width, height, sizes, isFirst = false, isPrinted = false, className }: PictureProps) {
  // The size in the file's record is the real one.
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
      // `low` keeps the framework from preloading pictures that are loaded early for printing only.
      fetchPriority={isFirst ? 'high' : isPrinted ? 'low' : 'auto'}
      className={className}
    />
  )
}
