/** Compiles the gateway and the commands to JavaScript, file by file, so that stack traces name the source files. */
import { rolldown } from 'rolldown'

/** Entry points: the program, the renderer process, and the content worker thread. */
const entries = ['scripts/release/run', 'scripts/renderer', 'lib/server/content/thread/content-thread-main'] as const

/** Packages and Node's own modules are not compiled. */
const isPackage = (id: string) => !/^(\.|\/|@\/)/.test(id)

/** @param target output folder; paths are preserved. @returns the imported packages and Node modules. */
export async function compile(target: string): Promise<string[]> {
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((entry) => [entry, `${entry}.ts`])),
    external: isPackage,
    platform: 'node',
    treeshake: false,
    resolve: { alias: { '@': process.cwd() } },
  })
  const { output } = await bundle.write({
    dir: target,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: process.cwd(),
  })
  await bundle.close()
  const own = new Set(output.map(({ fileName }) => fileName))
  const imported = output.flatMap((file) => (file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : []))
  return [...new Set(imported)].filter((name) => !own.has(name)).sort()
}
