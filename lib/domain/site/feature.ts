/** Features that an agency can enable: `features` of `data/site.json`. */

/** One line per feature. Code checks `isEnabled` of `lib/server/pages/feature.ts`; see docs/make-it-your-own.md, "Features". */
export const features = [
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
