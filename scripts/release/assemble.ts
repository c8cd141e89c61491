/** Puts the files of a release together in a folder: what was built, what was compiled, the packages, the Node, and the papers. */
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { removeBuildSecrets } from './build-secrets.ts'
import { compile } from './compile.ts'
import { neededPackages } from './needed-packages.ts'

const standalone = '.next/standalone'

/** Read by the running site or a command beside its code; the demo's content is what a site without its own shows. */
const folders = ['public', 'data', 'lib/server/bot-protection/digits', 'docs/run'] as const
const files = ['CHANGELOG.md', 'LICENSE', 'SECURITY.md', '.env.example'] as const

/** Comes with what it needs from the framework's own trace of the pages. */
const traced = new Set(['next'])

/** Asked of whoever uses a package, which its manifest names as a peer: the trace has only what pages read of it. */
const peers = ['react'] as const

/** For people who write software with a package, not for the server. */
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

/** Libraries that Node asks of the system and that the smallest systems lack; where they have them, theirs are used. */
const lentLibraries = ['libstdc++.so.6', 'libgcc_s.so.1']

function copyNode(target: string): void {
  mkdirSync(join(target, 'bin/lib'), { recursive: true })
  cpSync(process.execPath, join(target, 'bin/node'))
  const needed = execFileSync('ldd', [process.execPath], { encoding: 'utf8' })
  for (const name of lentLibraries) {
    const path = needed
      .split('\n')
      .find((line) => line.includes(name))
      ?.match(/=> (\S+)/)?.[1]
    if (path) cpSync(realpathSync(path), join(target, 'bin/lib', name))
  }
}

/**
 * @param target an empty folder inside the project, where the packages are found.
 * @param program what the release is started with.
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
