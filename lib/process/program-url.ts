/** The file of a worker thread or child process: TypeScript in the project, compiled JavaScript in a release. */

/**
 * @param path without extension, relative to the calling file.
 * @param from `import.meta.url` of that file, which decides the extension.
 */
export const programUrl = (path: string, from: string): URL => new URL(`${path}${from.endsWith('.js') ? '.js' : '.ts'}`, from)
