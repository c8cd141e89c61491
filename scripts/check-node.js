/**
 * Loaded before everything else by whatever starts the site or a command: says in one sentence that the Node which runs it is too
 * old. Plain JavaScript of long ago on purpose, for an older Node reads no TypeScript.
 */

/** Reads TypeScript by itself and has SQLite: both without a flag since then. */
const least = [22, 18]

const [major, minor] = process.versions.node.split('.').map(Number)

if (major < least[0] || (major === least[0] && minor < least[1])) {
  console.error(
    `Node ${least.join('.')} or newer is needed, and this is Node ${process.versions.node}: install a newer one, or let \`npm ci\` bring Node 24 and start the site by its npm scripts.`,
  )
  process.exit(1)
}

/** Node 22 says with each start and command that its SQLite may change: what the site asks of it is the same in 24. */
const { emitWarning } = process
process.emitWarning = (warning, ...rest) => {
  if (!String(warning).startsWith('SQLite is an experimental feature')) emitWarning.call(process, warning, ...rest)
}
