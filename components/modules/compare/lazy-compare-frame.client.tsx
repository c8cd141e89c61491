'use client'
/** The frame as a chunk of its own; it is still rendered on the server, with its styles. */
import dynamic from 'next/dynamic'

export const LazyCompareFrame = dynamic(() => import('./compare-frame.client').then(({ CompareFrame }) => CompareFrame))
