/** What lies ready in `public/` and is served as it is, under the same name: the one list that gateway, middleware, framework and content checks read. */

/** Folder of the project that the site serves files from. */
export const publicRoot = 'public'

/** Folders below it. `isShared`: other sites may show what is in it, because feeds and mails name it. */
export const publicFolders = {
  fonts: { isShared: false },
  images: { isShared: true },
  logo: { isShared: true },
  pictures: { isShared: true },
  plans: { isShared: true },
  video: { isShared: false },
} as const

export type PublicFolder = keyof typeof publicFolders

export const publicFolderNames: readonly string[] = Object.keys(publicFolders)

export const sharedFolderNames: readonly string[] = Object.entries(publicFolders).flatMap(([name, { isShared }]) =>
  isShared ? name : [],
)

/** Files directly below it. */
export const publicFiles = ['licences.txt'] as const

/** `public/pictures`: where files lie, from the folder of the project. */
export const publicPath = (name: PublicFolder | (typeof publicFiles)[number]): string => `${publicRoot}/${name}`

/** `/pictures/`: what their addresses begin with. */
export const publicAddress = (folder: PublicFolder): string => `/${folder}/`
