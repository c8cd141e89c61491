/**
 * Ends with an error message when the installed packages are not those of package.json. In JavaScript, since without the packages
 * an older Node may run it, which cannot load TypeScript.
 */
import { readFileSync } from 'node:fs'

/** The major version that can load TypeScript; check-node.js checks the minor version. */
const neededNode = 22

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function isInstalled(name, version) {
  try {
    return readJson(`node_modules/${name}/package.json`).version === version
  } catch {
    return false
  }
}

const { dependencies, devDependencies } = readJson('package.json')
const missing = Object.entries({ ...dependencies, ...devDependencies }).filter(([name, version]) => !isInstalled(name, version))

if (missing.length > 0) {
  const names = missing.map(([name, version]) => `${name} ${version}`).join(', ')
  console.error(`These packages are missing or of another version: ${names}.\nRun \`npm ci\` first.`)
  process.exitCode = 1
} else if (Number.parseInt(process.versions.node, 10) < neededNode) {
  console.error(
    `Node ${neededNode}.18 is needed, Node 24 comes with the packages, but Node ${process.versions.node} answers: its install script did not run.\n` +
      'Run `npm rebuild node`, or `npm ci` with install scripts allowed.',
  )
  process.exitCode = 1
}
