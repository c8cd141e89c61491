/** The request handler behind the gateway: the framework's, or one of a test. */
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Settles when the response is sent. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
