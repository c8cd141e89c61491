'use client'
/** Renders nothing before hydration or when no property was seen: then the script of the list is not loaded. */
import { useSyncExternalStore } from 'react'
import { later } from '@/components/ui/later.client'
import { readSeenText, subscribeToSeen } from './recently-seen-text'

export const LaterList = later(async () => (await import('./seen-list.client')).SeenList)

export function RecentlySeenList({ title }: { title: string }) {
  const text = useSyncExternalStore(subscribeToSeen, readSeenText, () => null)
  return text && <LaterList title={title} text={text} />
}
