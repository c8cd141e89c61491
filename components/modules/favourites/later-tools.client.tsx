'use client'
/** The tools without their script, which comes once the page stands: they are of no use before. */
import { later } from '@/components/ui/later.client'

export const LaterTools = later(async () => (await import('./favourites-tools.client')).FavouritesTools)
