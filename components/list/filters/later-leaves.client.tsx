'use client'
/** The parts of the filter bar that need script, loaded after hydration. */
import { later } from '@/components/ui/later.client'

export const LaterCounts = later(async () => (await import('./live-counts.client')).LiveCounts)

export const LaterSlider = later(async () => (await import('./price-slider.client')).PriceSlider)
