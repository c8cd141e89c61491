/**
 * Folders of files served under the same path: those of the software, in `public/`, and those of the content. The single list used
 * by gateway, middleware, framework and content checks.
 */
import { mediaFolder } from '../media/media.ts'

/** Folder of static files in the project. */
export const publicRoot = 'public'

/** Its subfolders. `isShared`: other sites may embed its files, since feeds and mails link to them. */
const publicFolders = {
  fonts: { isShared: false },
  images: { isShared: true },
} as const

/** Subfolders of the content's `media/`; `media` itself stands for the whole folder. Feeds and mails link to their files. */
export const contentFolderNames = ['logo', mediaFolder, 'pictures', 'plans', 'video'] as const

/** Whether a path refers to a file of the content folder: `/media/houses/front.jpg`. */
export const isContentAddress = (address: string): boolean => contentFolderNames.some((name) => address.startsWith(`/${name}/`))

export const publicFolderNames: readonly string[] = Object.keys(publicFolders)

export const sharedFolderNames: readonly string[] = [
  ...Object.entries(publicFolders).flatMap(([name, { isShared }]) => (isShared ? name : [])),
  ...contentFolderNames,
]

/** Files at its top level. */
export const publicFiles = ['licences.txt'] as const

/** `public/images`: path relative to the project folder. */
export const publicPath = (name: keyof typeof publicFolders | (typeof publicFiles)[number]): string => `${publicRoot}/${name}`
