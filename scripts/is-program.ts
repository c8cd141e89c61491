/** Whether a file was started itself, rather than imported: `import.meta.main` for a Node that does not have it yet. */
import { realpathSync } from 'node:fs'

/** @param file `import.meta.filename` of whoever asks. */
export const isProgram = (file: string): boolean => process.argv[1] !== undefined && realpathSync(process.argv[1]) === file
