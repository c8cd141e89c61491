'use client'
/** The tool for the visitor's places, loaded after hydration. */
import { later } from '@/components/ui/later.client'

export const LaterPlaces = later(async () => (await import('./places-tool.client')).PlacesTool)
