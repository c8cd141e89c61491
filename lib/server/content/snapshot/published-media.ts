/** The media files of the published content. */
import 'server-only'

/** By the address in the content; undefined before the first reading. The same object until the content changes. */
export const findPublishedMedia = () => globalThis.currentSnapshot?.media

/** The remote files that the content needs; undefined before the first reading. */
export const findWanted = () => globalThis.currentSnapshot?.wanted

/** Whether the folder is published, possibly with items held back. */
export const isCurrent = (): boolean => globalThis.contentState?.serves === 'current'
