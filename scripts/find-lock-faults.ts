/** What a lock file must not hold: packages that could change under their number, come from elsewhere or run what nobody allowed. */
import { z } from 'zod'

const packageSchema = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  optional: z.boolean().optional(),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
  hasInstallScript: z.boolean().optional(),
})
type LockedPackage = z.output<typeof packageSchema>

const lockSchema = z.object({ packages: z.record(z.string(), packageSchema) })
const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  allowScripts: z.record(z.string(), z.boolean()),
})

const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/** Packages of other platforms may have been added without one (complete-lock.ts); npm checks them where they are installed. */
const isForeign = ({ optional, os, cpu }: LockedPackage) => optional === true && (os ?? cpu) !== undefined

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path

function faultsOf(path: string, locked: LockedPackage, allowed: Readonly<Record<string, boolean>>): string[] {
  const { version = '', integrity, resolved = '', link, hasInstallScript } = locked
  return [
    ...(link ? [`${path} is a link`] : []),
    ...(exactVersion.test(version) ? [] : [`${path} has no exact version`]),
    ...(/^(git|github|file|http:)/.test(resolved) ? [`${path} does not come from a registry`] : []),
    ...(integrity?.startsWith('sha512-') || isForeign(locked) ? [] : [`${path} has no sha512 integrity`]),
    ...(hasInstallScript && !(nameOf(path) in allowed) ? [`${path} runs a script that nobody decided about`] : []),
  ]
}

/** @param lock and manifest package-lock.json and package.json, parsed. @throws ZodError when they are none. */
export function findLockFaults(lock: unknown, manifest: unknown): string[] {
  const { packages } = lockSchema.parse(lock)
  const { dependencies, devDependencies, allowScripts } = manifestSchema.parse(manifest)
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !exactVersion.test(version))
  return [
    ...loose.map(([name, version]) => `package.json takes ${name} ${version}, which is no exact version`),
    ...Object.entries(packages).flatMap(([path, locked]) => (path ? faultsOf(path, locked, allowScripts) : [])),
  ]
}
