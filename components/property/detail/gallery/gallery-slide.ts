/** Converts pictures to slides of the lightbox library, in the widths that the site serves (specification 9, "Image widths"). */
import type { PictureProps } from '@/components/ui/picture'
import { mediaUrl, pictureSet } from '@/lib/server/media/current-media'

export type GallerySlide = {
  src: string
  alt: string
  /** Shown above the picture; without it, the alternative text is. */
  title?: string
  /** Shown below the picture. */
  description?: string
  width: number
  height: number
  srcSet?: { src: string; width: number; height: number }[]
}

/** Translations by the library's English labels. */
export type LightboxLabels = Readonly<Record<string, string>>

/** Parses `/address 400w, /address 600w`. */
function readSrcSet(srcSet: string, ratio: number): { src: string; width: number; height: number }[] {
  return srcSet.split(', ').flatMap((candidate) => {
    const [src, size = ''] = candidate.split(' ')
    const width = Number.parseInt(size, 10)
    return src && width > 0 ? [{ src, width, height: Math.round(width * ratio) }] : []
  })
}

export function toSlide({ src, alt, width, height }: Pick<PictureProps, 'src' | 'alt' | 'width' | 'height'>): GallerySlide {
  return { src: mediaUrl(src), alt, width, height, srcSet: readSrcSet(pictureSet(src) ?? '', height / width) }
}
