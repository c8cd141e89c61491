'use client'
/** The control without its script, which comes once the page stands. */
import { later } from '@/components/ui/later.client'

export const LaterPush = later(async () => (await import('./push-control.client')).PushControl)
