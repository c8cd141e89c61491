/** Which packages the gateway and the commands need: those that they import, and the dependencies of these. */
import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})

/** The package of an import: `@scope/name` for `@scope/name/file`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/**
 * The folder of a package as Node resolves it from `from`; undefined when it is not installed, such as one for another platform.
 */
function findPackage(name: string, from: string, top: string): string | undefined {
  for (let folder = from; folder.startsWith(top); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return candidate
    if (folder === top) return undefined
  }
  return undefined
}

/**
 * @param specifiers imports; Node's own modules are ignored.
 * @param elsewhere packages that the release already contains with their dependencies.
 * @param top folder whose `node_modules` contains the packages.
 * @returns their folders, sorted.
 */
export function neededPackages(specifiers: Iterable<string>, elsewhere: ReadonlySet<string>, top: string): string[] {
  const found = new Set<string>()
  const add = (name: string, from: string): void => {
    const folder = elsewhere.has(name) ? undefined : findPackage(name, from, top)
    if (!folder || found.has(folder)) return
    found.add(folder)
    const { dependencies, optionalDependencies } = manifestSchema.parse(
      JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
    )
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) add(next, folder)
  }
  for (const specifier of specifiers)
    if (!specifier.startsWith('node:') && !builtinModules.includes(specifier)) add(packageOf(specifier), top)
  return [...found].sort()
}
