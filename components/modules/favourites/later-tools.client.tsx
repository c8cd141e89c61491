'use client'
/** The tools, loaded after hydration: they have no function before. */
import { later } from '@/components/ui/later.client'

export const LaterTools = later(async () => (await import('./favourites-tools.client')).FavouritesTools)
