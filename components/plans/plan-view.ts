/** A floor plan as a page shows it; the drawing has no text, so its legend is given separately. */
import type { GallerySlide } from '@/components/property/detail/gallery/gallery-slide'
import { mediaTypes } from '@/lib/domain/media/media'
import type { Drawing } from '@/lib/domain/property/property'
import { mediaOf, mediaUrl } from '@/lib/server/media/current-media'

export type PlanView = {
  drawing: Drawing
  /** The subject of the plan: a storey, a type of unit. */
  title: string
  /** The numbered rooms as text: `1 Hall (8 m²), 2 Living room (30 m²)`. */
  legend: string
  /** Alternative text: title and legend. */
  alt: string
}

type Size = { width: number; height: number }

/** The size of a drawing within a box, with its own proportions; whole px. */
export function fitInto(box: Size, { width, height }: Size): Size {
  const scale = Math.min(box.width / width, box.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Zoom factor: a vector drawing is sharp at every size, so the lightbox can fill the screen with it and enlarge it further. */
const enlargement = 4

export function toPlanSlide({ drawing, title, legend, alt }: PlanView): GallerySlide {
  const { url, width, height } = drawing
  const type = mediaOf(url)?.type
  const scale = type && mediaTypes[type] === 'picture' ? 1 : enlargement
  return { src: mediaUrl(url), alt, title, description: legend, width: width * scale, height: height * scale }
}
