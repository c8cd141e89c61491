/**
 * What the framework's script finds as `process` in a browser, where it asks for settings of a build alone. Its own stand-in for
 * Node's, with timers and listeners that nobody calls, is a kilobyte of every page. Put in its place by `next.config.ts`.
 */
const stub = { env: {} }

export default stub
export const { env } = stub
