/** Copies the demo content. Its pictures and documents, which are most of it, are not copied: a link leads to them. */
import { cpSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const source = resolve('data')
const linked = ['media', 'documents'].map((name) => join(source, name))

/** @param folder must be there. */
export function copyContent(folder: string): void {
  cpSync(source, folder, { recursive: true, filter: (path) => !linked.includes(path) })
  for (const path of linked) symlinkSync(path, join(folder, path.slice(source.length)))
}

/** Gives a copy pictures of its own: what is added to them is not added to the demo. */
export function ownMedia(folder: string): void {
  rmSync(join(folder, 'media'))
  cpSync(join(source, 'media'), join(folder, 'media'), { recursive: true })
}
