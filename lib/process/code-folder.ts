/**
 * The folder of the site's own files: built pages, fonts, sounds, demo content. A release may be started from any working
 * directory, which then contains the settings, content and data of one agency; without a release both are the project's folder.
 */

/** Set by the launcher of a release, before anything else is loaded. */
const variable = 'CODE_DIR'

/** An absolute path. The running site never writes there. */
export const codeFolder = (): string => process.env[variable] ?? process.cwd()
