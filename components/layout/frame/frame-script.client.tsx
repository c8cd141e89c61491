'use client'
/** Starts what the frame does; shows nothing. */
import { useEffect } from 'react'
import { startFrame } from './start-frame'

export function FrameScript() {
  useEffect(startFrame, [])
  return null
}
