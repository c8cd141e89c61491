/**
 * Checks the lock file: exact versions with integrity digests, packages from a registry only, install scripts only where
 * `allowScripts` of package.json names the package.
 */
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
  optionalDependencies: z.record(z.string(), z.string()).optional(),
})
type LockedPackage = z.output<typeof packageSchema>

const lockSchema = z.object({ packages: z.record(z.string(), packageSchema) })
const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  allowScripts: z.record(z.string(), z.boolean()),
})

const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/**
 * Packages for other platforms may lack an integrity digest, if the registry mirror did not have them; npm checks them at
 * installation.
 */
const isForeign = ({ optional, os, cpu }: LockedPackage) => optional === true && (os ?? cpu) !== undefined

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path

function errorsOf(path: string, locked: LockedPackage, allowed: Readonly<Record<string, boolean>>): string[] {
  const { version = '', integrity, resolved = '', link, hasInstallScript } = locked
  return [
    ...(link ? [`${path} is a link`] : []),
    ...(exactVersion.test(version) ? [] : [`${path} has no exact version`]),
    ...(/^(git|github|file|http:)/.test(resolved) ? [`${path} does not come from a registry`] : []),
    ...(integrity?.startsWith('sha512-') || isForeign(locked) ? [] : [`${path} has no sha512 integrity`]),
    ...(hasInstallScript && !(nameOf(path) in allowed) ? [`${path} runs a script that nobody decided about`] : []),
  ]
}

/** Places where Node looks for a package, from the folder of the importing package up to the root. */
function placesOf(name: string, path: string): string[] {
  const folders = path.split('/node_modules/').map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'))
  return ['', ...folders.map((folder) => `${folder}/`)].map((folder) => `${folder}node_modules/${name}`)
}

/**
 * Optional packages for other platforms that are missing in the lock file, since npm omits those that its mirror does not have:
 * on such a platform `npm ci` then fails, or installs an incomplete set.
 */
const findMissingParts = (packages: Readonly<Record<string, LockedPackage>>): string[] =>
  Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesOf(name, path).some((place) => place in packages))
      .map((name) => `${path} names ${name} for some platform, and the lock file does not hold it`),
  )

/**
 * @param lock package-lock.json, parsed.
 * @param manifest package.json, parsed.
 * @throws ZodError when one has another structure.
 */
export function findLockFileErrors(lock: unknown, manifest: unknown): string[] {
  const { packages } = lockSchema.parse(lock)
  const { dependencies, devDependencies, allowScripts } = manifestSchema.parse(manifest)
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !exactVersion.test(version))
  return [
    ...loose.map(([name, version]) => `package.json takes ${name} ${version}, which is no exact version`),
    ...Object.entries(packages).flatMap(([path, locked]) => (path ? errorsOf(path, locked, allowScripts) : [])),
    ...findMissingParts(packages),
  ]
}
