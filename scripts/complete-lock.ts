/**
 * `npm run complete-lock`: adds to package-lock.json the packages for other platforms that a registry mirror does not
 * hold. Without them npm 11 refuses `npm ci`; with them it installs what the machine at hand needs. Run it after
 * `npm install` where such a mirror is in use.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

const lockPath = 'package-lock.json'
const packageSchema = z.looseObject({
  optionalDependencies: z.record(z.string(), z.string()).optional(),
  dev: z.boolean().optional(),
})
const lockSchema = z.looseObject({ packages: z.record(z.string(), packageSchema) })

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64']

/** What a name such as `@next/swc-linux-x64-musl` says of the platform. */
function describePlatform(name: string) {
  const words = name.split('/').at(-1)?.split('-') ?? []
  const os = systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  const isMusl = words.some((word) => word.startsWith('musl'))
  const isGnu = os === 'linux' && words.some((word) => word.startsWith('gnu'))
  const libc = isMusl ? 'musl' : isGnu ? 'glibc' : undefined
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }), ...(os && { os: [os] }) }
}

const lock = lockSchema.parse(JSON.parse(readFileSync(lockPath, 'utf8')))
const added: string[] = []
for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const place = `node_modules/${name}`
    if (lock.packages[place] || lock.packages[`${path}/${place}`] || !/^\d+\.\d+\.\d+/.test(version)) continue
    lock.packages[place] = { version, ...(dev && { dev }), optional: true, ...describePlatform(name) }
    added.push(`${name} ${version}`)
  }
}
const inOrder = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync(lockPath, `${JSON.stringify({ ...lock, packages: Object.fromEntries(inOrder) }, null, 2)}\n`)
console.log(added.length === 0 ? 'The lock file was complete.' : `Added:\n${added.join('\n')}`)
