'use client'
/** Loads the script that follows a shared list after hydration: the page also works with its forms alone. */
import { later } from '@/components/ui/later.client'

export const LaterFollower = later(async () => (await import('./list-follower.client')).ListFollower)
