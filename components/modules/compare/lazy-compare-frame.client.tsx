'use client'
/** The frame as a chunk of its own; drawn on the server all the same, with its styles. */
import dynamic from 'next/dynamic'

export const LazyCompareFrame = dynamic(() => import('./compare-frame.client').then(({ CompareFrame }) => CompareFrame))
