/**
 * The `process` object in browsers: the framework's script only reads build settings from it. Replaces the framework's own
 * polyfill (`next.config.ts`), whose unused timers and listeners add a kilobyte to every page.
 */
const stub = { env: {} }

export default stub
export const { env } = stub
