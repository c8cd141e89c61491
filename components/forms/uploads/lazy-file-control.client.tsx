'use client'
/** The file field as a chunk of its own, as most forms have none. It is still rendered on the server. */
import dynamic from 'next/dynamic'

export const LazyFileControl = dynamic(() => import('./file-control.client').then(({ FileControl }) => FileControl))
