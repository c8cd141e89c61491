/** Assembles a release in a folder: the build, the compiled server and commands, the packages, Node, and documents. */
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { removeBuildSecrets } from './build-secrets.ts'
import { compile } from './compile.ts'
import { neededPackages } from './needed-packages.ts'

const standalone = '.next/standalone'

/**
 * Read by the running site or a command in addition to its code. A site without content of its own shows the demo content in
 * `data`.
 */
const folders = ['public', 'data', 'lib/server/bot-protection/digits', 'docs/run'] as const
const files = ['CHANGELOG.md', 'LICENSE', 'SECURITY.md', '.env.example'] as const

/** Packages that the build already contains with their dependencies, from the framework's file tracing. */
const traced = new Set(['next'])

/** Peer dependencies, which are copied completely: the framework's tracing includes only the files that pages import. */
const peers = ['react'] as const

/** Files of a package that only developers need. */
const isForDevelopers = (path: string) =>
  /\.(map|d\.ts|d\.mts|d\.cts|markdown)$|(?<!LICEN[SC]E)\.md$|\/(docs?|examples?|tests?|__tests__)$/i.test(path)

function copyPackages(target: string, specifiers: readonly string[]): void {
  for (const folder of neededPackages([...specifiers, ...peers], traced, process.cwd()))
    cpSync(folder, join(target, relative(process.cwd(), folder)), {
      recursive: true,
      filter: (path) => path === folder || !(isForDevelopers(path) || basename(path) === 'node_modules'),
    })
}

function copyBuild(target: string, commit: string): void {
  const filter = (path: string) => !/\.(map|nft\.json)$/.test(path)
  for (const part of ['.next', 'node_modules'])
    cpSync(join(standalone, part), join(target, part), { recursive: true, verbatimSymlinks: true, filter })
  cpSync('.next/static', join(target, '.next/static'), { recursive: true })
  cpSync('.next/made-of-content', join(target, '.next/made-of-content'))
  removeBuildSecrets(join(target, '.next'), process.cwd(), commit)
}

/** Libraries that Node needs and minimal systems lack; used only if the system does not have them, see launcher.sh. */
const fallbackLibraries = ['libstdc++.so.6', 'libgcc_s.so.1']

function copyNode(target: string): void {
  mkdirSync(join(target, 'bin/lib'), { recursive: true })
  cpSync(process.execPath, join(target, 'bin/node'))
  const needed = execFileSync('ldd', [process.execPath], { encoding: 'utf8' })
  for (const name of fallbackLibraries) {
    const path = needed
      .split('\n')
      .find((line) => line.includes(name))
      ?.match(/=> (\S+)/)?.[1]
    if (path) cpSync(realpathSync(path), join(target, 'bin/lib', name))
  }
}

/**
 * @param target folder of the release; emptied first. Inside the project, so that the packages are found.
 * @param program file name of the launcher.
 */
export async function assemble(target: string, program: string, commit: string): Promise<void> {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  copyBuild(target, commit)
  copyPackages(target, await compile(target))
  for (const folder of folders) if (existsSync(folder)) cpSync(folder, join(target, folder), { recursive: true })
  for (const file of files) cpSync(file, join(target, file))
  copyNode(target)
  cpSync('scripts/release/launcher.sh', join(target, program))
  chmodSync(join(target, program), 0o755)
  writeFileSync(join(target, 'package.json'), `${JSON.stringify({ name: program, private: true, type: 'module' }, null, 2)}\n`)
}
