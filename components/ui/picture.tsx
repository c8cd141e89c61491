/** A picture at the widths of the specification, without script (section 9: 100, 400, 600, 1360). */
import { getImageProps } from 'next/image'

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

export function Picture({ src, alt, width, height, sizes, isFirst = false, isPrinted = false, className }: PictureProps) {
  const { props } = getImageProps({ src, alt, width, height, sizes, ...(isFirst && { priority: true }) })
  const { srcSet, src: fallback, sizes: shown } = props
  return (
    // biome-ignore lint/performance/noImgElement: getImageProps gives the optimised addresses without next/image's client code
    <img
      src={fallback}
      srcSet={srcSet}
      sizes={shown}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst || isPrinted ? 'eager' : 'lazy'}
      decoding="async"
      // `low` keeps the framework from preloading what only paper needs at once.
      fetchPriority={isFirst ? 'high' : isPrinted ? 'low' : 'auto'}
      className={className}
    />
  )
}
