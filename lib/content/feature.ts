/** What an agency can switch on and off: `features` of `data/site.json`. */
import { z } from 'zod'

/** One line per feature. Its parts ask `isEnabled` of `lib/server/pages/feature.ts`; see docs/make-it-your-own.md, "Features". */
const features = [
  'brochure',
  'calculator',
  'compare',
  'favourites',
  'feeds',
  'light',
  'map',
  'media',
  'recentlySeen',
  'share',
  'testimonials',
] as const

export type Feature = (typeof features)[number]

/** Every feature is named, so that a look at the file tells what the site has. */
export const featuresSchema = z.record(z.enum(features), z.boolean())

/** Forms that go with a feature, by the id that a page's module relates to. */
export const featureOfForm: Readonly<Record<string, Feature | undefined>> = { testimonial: 'testimonials' }
