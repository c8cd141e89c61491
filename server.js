/**
 * `npm start`, for whoever starts the site with a file (`node server.js`), as some hosts ask. Plain JavaScript of long ago on purpose, and
 * the check comes first: an older Node reads no TypeScript, and is to say so in one sentence.
 */
import './scripts/check-node.js'

import('./scripts/start.ts')
