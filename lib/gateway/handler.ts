/** Who answers behind the gateway: the site, or what stands for it in a test. */
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Settles when the answer is out. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
