'use client'
/** Starts what the frame does; shows nothing but the distances to places that the visitor keeps. */
import { useEffect } from 'react'
import { OwnDistances } from '@/components/own-places/own-distances.client'
import { startFrame } from './start-frame'

export function FrameScript() {
  useEffect(startFrame, [])
  return <OwnDistances />
}
