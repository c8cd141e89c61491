/** The pictures and files of what is shown now. */
import 'server-only'

/** By the address that the content gives; undefined before anything was read. The same object until the content changes. */
export const findPublishedMedia = () => globalThis.currentSnapshot?.media
