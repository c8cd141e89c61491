'use client'
/** The places of the visitor without their script, which is of no use before the page stands. */
import { later } from '@/components/ui/later.client'

export const LaterPlaces = later(async () => (await import('./places-tool.client')).PlacesTool)
