'use client'
/** The control for push notifications, loaded after hydration. */
import { later } from '@/components/ui/later.client'

export const LaterPush = later(async () => (await import('./push-control.client')).PushControl)
