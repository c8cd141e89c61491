/** Copies the demo content. Its pictures and documents, most of its size, are linked instead of copied. */
import { cpSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const source = resolve('data')
const linked = ['media', 'documents'].map((name) => join(source, name))

/** @param folder must exist. */
export function copyContent(folder: string): void {
  cpSync(source, folder, { recursive: true, filter: (path) => !linked.includes(path) })
  for (const path of linked) symlinkSync(path, join(folder, path.slice(source.length)))
}

/** Replaces the link by a separate folder of pictures, so that added ones are not added to the demo. */
export function ownMedia(folder: string): void {
  rmSync(join(folder, 'media'))
  cpSync(join(source, 'media'), join(folder, 'media'), { recursive: true })
}
