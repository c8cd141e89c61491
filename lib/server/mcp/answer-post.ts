/** Handles an HTTP request of the Model Context Protocol, from body to response. */
import 'server-only'
import { answerMessage, mistake, protocolVersions } from './answer-message.ts'

/** Largest request in bytes; a search is far shorter. */
const bodyLimit = 20_000

/** Most messages in a batch, which older clients send. */
const batchLimit = 10

const headers = { 'Cache-Control': 'no-store' }

const reply = (body: object, status = 200) => Response.json(body, { status, headers })

/** The parsed body; undefined when it is invalid JSON or too long. */
async function readJson(request: Request): Promise<unknown> {
  const text = await request.text().catch(() => '')
  if (text.length > bodyLimit) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isSpoken = (version: string | null) => version === null || protocolVersions.some((known) => known === version)

export async function answerPost(request: Request, now: Date): Promise<Response> {
  if (!isSpoken(request.headers.get('mcp-protocol-version')))
    return reply(mistake(null, 'request', `Versions spoken here: ${protocolVersions.join(', ')}.`), 400)
  const body = await readJson(request)
  if (body === undefined) return reply(mistake(null, 'parse', 'The body is no JSON, or too long.'), 400)
  if (!Array.isArray(body)) {
    const answer = await answerMessage(body, now)
    if (!answer) return new Response(null, { status: 202, headers })
    return reply(answer, 'error' in answer && 'id' in answer && answer.id === null ? 400 : 200)
  }
  if (body.length === 0 || body.length > batchLimit) return reply(mistake(null, 'request', 'Too many messages, or none.'), 400)
  const answers: object[] = []
  for (const message of body) {
    const answer = await answerMessage(message, now)
    if (answer) answers.push(answer)
  }
  return answers.length > 0 ? reply(answers) : new Response(null, { status: 202, headers })
}
