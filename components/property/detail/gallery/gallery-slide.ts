/** Pictures as the lightbox wants them, at the widths the site serves (specification 9, "Image widths"). */
import type { PictureProps } from '@/components/ui/picture'
import { mediaUrl, pictureSet } from '@/lib/server/media/current-media'

export type GallerySlide = {
  src: string
  alt: string
  /** Stands above the picture; without it the alternative text does. */
  title?: string
  /** Stands below the picture. */
  description?: string
  width: number
  height: number
  srcSet?: { src: string; width: number; height: number }[]
}

/** By the lightbox's own English words. */
export type LightboxLabels = Readonly<Record<string, string>>

/** `/address 400w, /address 600w` in parts. */
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
