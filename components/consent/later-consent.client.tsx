'use client'
/** The banner without its script, which comes once the page stands: nothing of it shows before. */
import { later } from '@/components/ui/later.client'

export const LaterConsent = later(async () => (await import('./consent-banner.client')).ConsentBanner)
