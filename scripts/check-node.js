/**
 * Loaded first when the site or a command starts: ends with an error message when Node is too old. In old JavaScript syntax, as
 * such a Node cannot load TypeScript.
 */

/** The first version with TypeScript and SQLite without a flag. */
const least = [22, 18]

const [major, minor] = process.versions.node.split('.').map(Number)

if (major < least[0] || (major === least[0] && minor < least[1])) {
  console.error(
    `Node ${least.join('.')} or newer is needed, and this is Node ${process.versions.node}: install a newer one, or let \`npm ci\` bring Node 24 and start the site by its npm scripts.`,
  )
  process.exit(1)
}

/**
 * Suppresses the warning of Node 22 that its SQLite is experimental: the functions that the site uses are the same in Node 24.
 */
const { emitWarning } = process
process.emitWarning = (warning, ...rest) => {
  if (!String(warning).startsWith('SQLite is an experimental feature')) emitWarning.call(process, warning, ...rest)
}
