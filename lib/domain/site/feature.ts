/** What an agency can switch on and off: `features` of `data/site.json`. */

/** One line per feature. Its parts ask `isEnabled` of `lib/server/pages/feature.ts`; see docs/make-it-your-own.md, "Features". */
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
