/**
 * The part of S3 that the site uses, for tests: objects by PUT, GET and DELETE, each request signed with AWS Signature Version 4, which is
 * recalculated here from the received request. `npm run trial:store` does the same with a real server.
 */
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type S3Server = {
  /** Value for S3_URL. */
  url: string
  objects: Map<string, Buffer>
  /** Method and path of each request. */
  log: string[]
  /** Status of every response, if set. */
  fails: number | undefined
  stop: () => Promise<void>
}

const [key, secret] = ['AGENCY', 'a secret/with+signs']

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const sign = (signingKey: string | Buffer, content: string) => createHmac('sha256', signingKey).update(content).digest()

/** Whether the signature of a request matches its method, path, headers and body. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const parts = /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
    headers.authorization ?? '',
  )
  const [, credential, day = '', region = '', names = '', signature] = parts ?? []
  const [path = '', query = ''] = url.split('?')
  const said = String(headers['x-amz-content-sha256'])
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, path, query, lines.join(''), names, said].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical)].join('\n')
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(sign, `AWS4${secret}`)
  const isBody = said === 'UNSIGNED-PAYLOAD' || said === hash(body)
  return credential === key && isBody && sign(signingKey, text).toString('hex') === signature
}

const fault = (response: ServerResponse, status: number, code: string) =>
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)

function answer({ objects }: S3Server, method: string | undefined, name: string, body: Buffer, response: ServerResponse): void {
  const found = objects.get(name)
  if (method === 'PUT') {
    objects.set(name, body)
    response.writeHead(200, { ETag: `"${hash(body).slice(0, 32)}"` }).end()
  } else if (method === 'DELETE') {
    objects.delete(name)
    response.writeHead(204).end()
  } else if (found) response.writeHead(200, { 'Content-Length': found.length }).end(found)
  else fault(response, 404, 'NoSuchKey')
}

/** A bucket `site`. */
export async function startS3(): Promise<S3Server> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts)
    const [path = ''] = (request.url ?? '').split('?')
    bucket.log.push(`${request.method} ${path}`)
    if (bucket.fails !== undefined) return fault(response, bucket.fails, 'ServiceUnavailable')
    if (!isSigned(request, body)) return fault(response, 403, 'SignatureDoesNotMatch')
    return answer(bucket, request.method, decodeURIComponent(path).replace('/site/', ''), body, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const bucket: S3Server = {
    url: `http://${key}:${encodeURIComponent(secret)}@127.0.0.1:${port}/site?region=eu-west-1`,
    objects: new Map(),
    log: [],
    fails: undefined,
    stop: () => new Promise((done) => server.close(() => done())),
  }
  return bucket
}
