/** Requests and answers as plain data: what a handler gives whole costs nothing beside it, where a `Response` copies each body twice. */

/** What a handler reads of a request; a `Request` is one, too. Names of headers in small letters. */
export type PlainRequest = { url: string; headers: { get: (name: string) => string | null } }

/** `status`: 200 without. */
export type PlainAnswer = { status?: number; headers: Readonly<Record<string, string>>; body?: string | Buffer | undefined }

export type PlainHandler = (request: PlainRequest) => PlainAnswer | Promise<PlainAnswer>

export const jsonAnswer = (value: unknown, { status = 200, headers = {} }: Partial<PlainAnswer>): PlainAnswer => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(value),
})

/** As the framework's route handlers answer. */
export function toResponse({ status = 200, headers, body }: PlainAnswer): Response {
  const content = typeof body === 'object' ? new Uint8Array(body) : body
  return new Response(content ?? null, { status, headers })
}
