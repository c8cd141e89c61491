'use client'
/** What follows a shared list, without its script: the page works by its forms alone. */
import { later } from '@/components/ui/later.client'

export const LaterFollower = later(async () => (await import('./list-follower.client')).ListFollower)
