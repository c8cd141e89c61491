'use client'
/** What the filter bar gains by script; its script comes once the page stands. */
import { later } from '@/components/ui/later.client'

export const LaterCounts = later(async () => (await import('./live-counts.client')).LiveCounts)

export const LaterSlider = later(async () => (await import('./price-slider.client')).PriceSlider)
