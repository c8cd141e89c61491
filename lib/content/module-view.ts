/**
 * Every view that a page of the content can show, and what it says of itself: page, content check and features read it here.
 * `components/modules/registry.tsx` has the component of each.
 */
import { z } from 'zod'
import type { Feature } from '../domain/site/feature.ts'

type ViewTraits = {
  /** Brings the page's h1 itself when it is the first module. */
  hasHeading?: boolean
  /** Brings what it shows, so that its module needs no relation. */
  hasOwnContent?: boolean
  /** The field of its module that holds what it shows. */
  shows?: 'text' | 'pictures'
  /** Shows all there are of one thing: its relation may be a category of its own name. */
  isCategory?: boolean
  /** The feature it belongs to; a page with nothing but such views goes with the feature. */
  feature?: Feature
  /** The form that must stand on the same page. */
  form?: string
  /** Stands on pages that most visitors come to and brings little style and script; or does so with this id of its relation. */
  isLight?: true | string
  /** Is the only module of its page, which a route of its own makes: no other page loads its style. */
  standsAlone?: true
}

export const moduleViews = {
  article: { isLight: true },
  banner: { hasHeading: true, isLight: true },
  'call-to-action': { isLight: true },
  card: { isLight: true },
  compare: { hasOwnContent: true, feature: 'compare' },
  contact: { hasHeading: true },
  discreet: { hasOwnContent: true, form: 'discreet-request' },
  favourites: { hasOwnContent: true, feature: 'favourites' },
  foreign: { isCategory: true },
  gallery: { hasOwnContent: true, shows: 'pictures' },
  news: { isLight: true },
  'next-steps': { hasHeading: true },
  'own-places': { hasHeading: true, hasOwnContent: true, standsAlone: true },
  projects: { isCategory: true },
  'property-list': { hasHeading: true, isLight: 'latest' },
  references: { isCategory: true, hasHeading: true, standsAlone: true },
  stats: { isLight: true },
  takeovers: { isCategory: true },
  team: { isLight: true },
  testimonials: { isCategory: true, feature: 'testimonials' },
  text: { hasOwnContent: true, shows: 'text', isLight: true },
} as const satisfies Record<string, ViewTraits>

export type ModuleView = keyof typeof moduleViews

export type LightView = {
  [View in ModuleView]: (typeof moduleViews)[View] extends { isLight: unknown } ? View : never
}[ModuleView]

export type AloneView = {
  [View in ModuleView]: (typeof moduleViews)[View] extends { standsAlone: true } ? View : never
}[ModuleView]

export const viewSchema = z.custom<ModuleView>(
  (view) => typeof view === 'string' && Object.hasOwn(moduleViews, view),
  'View not found',
)

/** What a view says of itself; a view that nobody knows says nothing. */
export function traitsOf(view: string): ViewTraits {
  const traits: Readonly<Record<string, ViewTraits>> = moduleViews
  return traits[view] ?? {}
}
