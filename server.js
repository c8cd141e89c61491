/**
 * Starts the site like `npm start`, for hosting providers that require a file (`node server.js`). In old JavaScript syntax, and
 * the version check comes first, so that a Node too old for TypeScript shows one clear error message.
 */
import './scripts/check-node.js'

import('./scripts/start.ts')
