/** Where a file lies that is started beside this process: a thread, or another process. */

/** @param path without its ending, from the file that asks. @param from its `import.meta.url`: what is compiled for a release starts what is compiled. */
export const ownProgram = (path: string, from: string): URL => new URL(`${path}${from.endsWith('.js') ? '.js' : '.ts'}`, from)
