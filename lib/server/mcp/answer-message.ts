/**
 * The Model Context Protocol over HTTP, stateless and with plain JSON responses: the part that a read-only server needs
 * (specification 2025-06-18, "Streamable HTTP").
 */
import 'server-only'
import { z } from 'zod'
import { logError } from '../../process/log.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Tool, ToolAnswer } from './tool.ts'
import { costsTool } from './tools/costs-tool.ts'
import { propertyTool } from './tools/property-tool.ts'
import { searchTool } from './tools/search-tool.ts'
import { slotsTool } from './tools/slots-tool.ts'

/** Newest first. */
export const protocolVersions = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const

const tools: readonly Tool[] = [searchTool, propertyTool, costsTool, slotsTool]

const idSchema = z.union([z.string().max(200), z.number()])

const messageSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: idSchema.optional(),
  method: z.string().max(100),
  params: z.record(z.string(), z.unknown()).optional(),
})

type Message = z.infer<typeof messageSchema>

/** Error codes of JSON-RPC 2.0. */
const codes = { parse: -32700, request: -32600, method: -32601, params: -32602, server: -32603 } as const

type Id = z.infer<typeof idSchema> | null

const answerOf = (id: Id, result: unknown) => ({ jsonrpc: '2.0', id, result })
export const mistake = (id: Id, code: keyof typeof codes, message: string) => ({
  jsonrpc: '2.0',
  id,
  error: { code: codes[code], message },
})

/** The requested protocol version if supported, else the newest. */
function initialize(params: Message['params']) {
  const asked = protocolVersions.find((version) => version === params?.['protocolVersion'])
  const { site } = getSnapshot()
  return {
    protocolVersion: asked ?? protocolVersions[0],
    capabilities: { tools: { listChanged: false } },
    serverInfo: { name: 'listings', title: site.name, version: '1' },
    instructions: `Public listings of ${site.name}, an estate agency in Belgium. Read-only. What an owner does not publish is null: say so, and do not guess it.`,
  }
}

const toResult = (answer: ToolAnswer) =>
  answer.kind === 'refused'
    ? { content: [{ type: 'text', text: answer.reason }], isError: true }
    : { content: [{ type: 'text', text: JSON.stringify(answer.result) }], structuredContent: answer.result }

async function callTool(id: Id, params: Message['params'], now: Date) {
  const tool = tools.find(({ name }) => name === params?.['name'])
  if (!tool) return mistake(id, 'params', 'There is no such tool.')
  try {
    return answerOf(id, toResult(await tool.call(params?.['arguments'], now)))
  } catch (error) {
    logError('mcp-tool-failed', { tool: tool.name, error })
    return mistake(id, 'server', 'The answer could not be made.')
  }
}

const listTools = () => ({
  tools: tools.map(({ name, title, description, inputSchema }) => ({
    name,
    title,
    description,
    inputSchema,
    annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  })),
})

async function answerRequest(id: Id, { method, params }: Message, now: Date) {
  switch (method) {
    case 'initialize':
      return answerOf(id, initialize(params))
    case 'ping':
      return answerOf(id, {})
    case 'tools/list':
      return answerOf(id, listTools())
    case 'tools/call':
      return callTool(id, params, now)
    default:
      return mistake(id, 'method', 'There is no such method here.')
  }
}

/** @returns undefined for messages without a response: notifications, and responses of the client. */
export async function answerMessage(given: unknown, now: Date): Promise<object | undefined> {
  const message = messageSchema.safeParse(given)
  if (message.success) return message.data.id === undefined ? undefined : answerRequest(message.data.id, message.data, now)
  const isAnswer = z
    .object({ jsonrpc: z.literal('2.0'), id: idSchema })
    .and(z.union([z.object({ result: z.unknown() }), z.object({ error: z.object({}) })]))
  return isAnswer.safeParse(given).success ? undefined : mistake(null, 'request', 'This is no message of JSON-RPC 2.0.')
}
