/**
 * Every view that a module can have, and its properties, used by page, content check and features.
 * `components/modules/registry.tsx` has the component of each.
 */
import { z } from 'zod'
import type { Feature } from '../domain/site/feature.ts'

type ViewTraits = {
  /** Renders the page's h1 itself when it is the first module. */
  hasHeading?: boolean
  /** Has its own content, so that its module needs no relation. */
  hasOwnContent?: boolean
  /** The field of its module with its content. */
  shows?: 'text' | 'pictures'
  /** Shows all items of one kind: its relation may be a category of that name. */
  isCategory?: boolean
  /** The feature it belongs to; a page with only such views is disabled with the feature. */
  feature?: Feature
  /** The form that the page must also contain. */
  form?: string
  /** Used on the most visited pages, with little style and script; or only with this id of its relation. */
  isLight?: true | string
  /** Must be the only module of its page, which has its own route: no other page loads its styles. */
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

/** The properties of a view; empty for an unknown one. */
export function traitsOf(view: string): ViewTraits {
  const traits: Readonly<Record<string, ViewTraits>> = moduleViews
  return traits[view] ?? {}
}
