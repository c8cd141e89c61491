/** Starts other programs of this project as child processes. */
import { type ChildProcess, spawn } from 'node:child_process'

/** Paths of scripts that Node runs. */
export const programs = {
  audit: 'scripts/audit.ts',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  ensureChromium: 'scripts/ensure-chromium.ts',
  knip: 'node_modules/knip/bin/knip.js',
  next: 'node_modules/next/dist/bin/next',
  serve: 'scripts/serve.ts',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
} as const

/**
 * Node options for a process that answers visitors. With a small young generation V8 collects it five times a second in 1 to 3
 * ms, instead of every two seconds in 20 to 50 ms. The same option is in `package.json` and in the launcher of a release.
 */
export const serverOptions = ['--max-semi-space-size=4'] as const

/** Arguments of Node that serve the build. */
export const serveArguments = [...serverOptions, programs.serve] as const

const argumentsOf = (program: keyof typeof programs) => (program === 'serve' ? serveArguments : [programs[program]])

/** Starts a program with this Node version. Inherits the output, has no input; SIGINT and SIGTERM are forwarded to it. */
export function startProgram(program: keyof typeof programs, args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [...argumentsOf(program), ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  const passOn = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGINT', passOn)
  process.on('SIGTERM', passOn)
  child.on('exit', () => {
    process.off('SIGINT', passOn)
    process.off('SIGTERM', passOn)
  })
  return child
}

/** The exit code of a program. After SIGINT 130, after any other signal 143, as a shell returns for SIGINT and SIGTERM. */
export function waitForExit(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
}

/** Runs a script that imports code of the site. @returns its exit code. */
export function runScript(path: string): Promise<number> {
  const args = ['--import', './scripts/load-env.ts', '--conditions=react-server', path]
  return waitForExit(spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] }))
}

/** Runs a script of `package.json` with the npm that runs this one. @returns its exit code. */
export function runNpmScript(name: string): Promise<number> {
  const npm = process.env['npm_execpath']
  const [command, ...args] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
  return waitForExit(spawn(command, [...args, 'run', '--silent', name], { stdio: ['ignore', 'inherit', 'inherit'] }))
}

/** Runs a program. @returns its exit code. */
export function runProgram(...args: Parameters<typeof startProgram>): Promise<number> {
  return waitForExit(startProgram(...args))
}
