const isLongRun = process.env['MODE'] === 'long'

/** How much a test tries: enough for each run of all tests, or what `npm run test:long` takes its time for. */
export const effort = (usual: number, long: number): number => (isLongRun ? long : usual)
