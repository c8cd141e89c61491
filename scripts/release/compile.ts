/** Makes plain JavaScript of the server in front and the commands, file by file, so that the lines of a failure name the source. */
import { rolldown } from 'rolldown'

/** What is started: the program, the process that makes pages, and the thread that reads the content. */
const entries = ['scripts/release/run', 'scripts/renderer', 'lib/server/content/thread/content-thread-main'] as const

/** Packages stay what they are, and Node's own modules. */
const isPackage = (id: string) => !/^(\.|\/|@\/)/.test(id)

/** @param target folder that the files go to, under the paths that they have here. @returns what they import that is no file of them. */
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
