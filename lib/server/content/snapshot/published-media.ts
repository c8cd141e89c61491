/** The pictures and files of what is shown now. */
import 'server-only'

/** By the address that the content gives; undefined before anything was read. The same object until the content changes. */
export const findPublishedMedia = () => globalThis.currentSnapshot?.media

/** What is to be brought from elsewhere for it; undefined before anything was read. */
export const findWanted = () => globalThis.currentSnapshot?.wanted

/** Whether what is shown is the content of now, in order or with items held back. */
export const isCurrent = (): boolean => globalThis.contentState?.serves === 'current'
