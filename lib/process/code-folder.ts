/**
 * Where the site's own files lie: the built pages, fonts, sounds, the demo's content. A release may be started from any folder, which
 * then holds the settings, the content and the data of one agency; without a release both are the project's folder.
 */

/** Set by the program of a release, before anything else is loaded. */
const variable = 'CODE_DIR'

/** Absolute where a release says so; nothing is ever written there by the running site. */
export const codeFolder = (): string => process.env[variable] ?? process.cwd()
