'use client'
/** The banner, loaded after hydration: nothing of it is visible before. */
import { later } from '@/components/ui/later.client'

export const LaterConsent = later(async () => (await import('./consent-banner.client')).ConsentBanner)
