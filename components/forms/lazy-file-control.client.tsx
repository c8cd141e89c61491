'use client'
/** The field for a file as a chunk of its own: most forms ask for none. Drawn on the server all the same. */
import dynamic from 'next/dynamic'

export const LazyFileControl = dynamic(() => import('./file-control.client').then(({ FileControl }) => FileControl))
