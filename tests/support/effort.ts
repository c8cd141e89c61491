const isLongRun = process.env['MODE'] === 'long'

/** Number of generated cases per test: for the normal run, or for `npm run test:long`. */
export const effort = (usual: number, long: number): number => (isLongRun ? long : usual)
