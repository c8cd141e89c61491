/** Requests and responses as plain data, for handlers that return a complete body: a `Response` would copy each body twice. */

/** The part of a request that handlers use; a `Request` is compatible. Header names in lower case. */
export type PlainRequest = { url: string; headers: { get: (name: string) => string | null } }

/** `status`: 200 by default. */
export type PlainAnswer = { status?: number; headers: Readonly<Record<string, string>>; body?: string | Buffer | undefined }

export type PlainHandler = (request: PlainRequest) => PlainAnswer | Promise<PlainAnswer>

export const jsonAnswer = (value: unknown, { status = 200, headers = {} }: Partial<PlainAnswer>): PlainAnswer => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(value),
})

/** For route handlers of the framework. */
export function toResponse({ status = 200, headers, body }: PlainAnswer): Response {
  const content = typeof body === 'object' ? new Uint8Array(body) : body
  return new Response(content ?? null, { status, headers })
}
