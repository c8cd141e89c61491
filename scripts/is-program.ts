/**
 * Whether a file was started directly instead of imported: a replacement for `import.meta.main`, which the oldest supported Node
 * lacks.
 */
import { realpathSync } from 'node:fs'

/** @param file `import.meta.filename` of the caller. */
export const isProgram = (file: string): boolean => process.argv[1] !== undefined && realpathSync(process.argv[1]) === file
