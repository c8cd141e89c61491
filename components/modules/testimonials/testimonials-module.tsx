/**
 * Testimonials, newest first: those of the content, and those that the agency approved (specification 2, "Article routes"; ruling
 * 31).
 */
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { listTestimonials } from '@/lib/server/pages/testimonials'
import type { ModuleProps } from '../module-props'
import { TestimonialsView } from './testimonials-view'

export async function TestimonialsModule(props: ModuleProps) {
  const testimonials = await listTestimonials(props.language)
  const image = getSnapshot().pages.get(props.path)?.image
  return <TestimonialsView {...props} testimonials={testimonials.slice(0, props.module.maxItems)} image={image} />
}
