/**
 * Folders of files that are served under the same name: those of the software, which lie ready in `public/`, and those of the
 * content. The one list that gateway, middleware, framework and content checks read.
 */
import { mediaFolder } from '../media/media.ts'

/** Folder of the project that the site serves its own files from. */
export const publicRoot = 'public'

/** Folders below it. `isShared`: other sites may show what is in it, because feeds and mails name it. */
const publicFolders = {
  fonts: { isShared: false },
  images: { isShared: true },
} as const

/** Folders of the content, in `media/` of its folder; `media` itself stands for all of it. Feeds and mails name what is in them. */
export const contentFolderNames = ['logo', mediaFolder, 'pictures', 'plans', 'video'] as const

/** Whether an address leads to a file of the content's folder: `/media/houses/front.jpg`. */
export const isContentAddress = (address: string): boolean => contentFolderNames.some((name) => address.startsWith(`/${name}/`))

export const publicFolderNames: readonly string[] = Object.keys(publicFolders)

export const sharedFolderNames: readonly string[] = [
  ...Object.entries(publicFolders).flatMap(([name, { isShared }]) => (isShared ? name : [])),
  ...contentFolderNames,
]

/** Files directly below it. */
export const publicFiles = ['licences.txt'] as const

/** `public/images`: where files lie, from the folder of the project. */
export const publicPath = (name: keyof typeof publicFolders | (typeof publicFiles)[number]): string => `${publicRoot}/${name}`
