'use client'
/** Starts the script of the frame; renders nothing but the distances to the visitor's own places. */
import { useEffect } from 'react'
import { OwnDistances } from '@/components/own-places/own-distances.client'
import { startFrame } from './start-frame'

export function FrameScript() {
  useEffect(startFrame, [])
  return <OwnDistances />
}
