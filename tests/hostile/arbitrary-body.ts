/** Bodies of hostile requests: forms, server action calls, and others, in every HTTP encoding. */
import fc from 'fast-check'
import type { SiteMap } from './site-map.ts'

export type HostileBody = { path: string; type: string; body: string; headers: readonly (readonly [string, string])[] }

/** Unpaired surrogates cannot be encoded. */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '')

const boundary = 'zqboundary'
const multipartType = `multipart/form-data; boundary=${boundary}`

type Fields = readonly (readonly [string, string])[]

function multipart(fields: Fields): string {
  const parts = fields.map(
    ([name, text]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${text.length % 5 === 0 ? '; filename="../zq.png"\r\nContent-Type: image/png' : ''}\r\n\r\n${text}\r\n`,
  )
  return `${parts.join('')}--${boundary}--\r\n`
}

const urlEncoded = (fields: Fields) =>
  fields.map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(wellFormed(text))}`).join('&')

/** Header values are Latin-1, and so are bodies until they are written to the socket. */
const toLatin = (body: string) => Buffer.from(body).toString('latin1')

/** A form with some of its fields replaced by attacks, in a valid or an invalid encoding. */
const arbitraryForm = (map: SiteMap, value: fc.Arbitrary<string>): fc.Arbitrary<HostileBody> =>
  fc
    .record({
      form: fc.constantFrom(...map.forms),
      replaced: fc.array(fc.tuple(fc.nat(50), value), { maxLength: 4 }),
      shape: fc.constantFrom('multipart', 'multipart', 'url', 'json', 'text', 'broken'),
      value,
    })
    .map(({ form, replaced, shape, value: text }) => {
      const fields = Object.entries(form.fields).map(([name, old], index) => {
        const [, attack] = replaced.find(([at]) => at % 8 === index % 8) ?? []
        return [name, attack ?? old] as const
      })
      const bodies = {
        multipart: [multipartType, multipart(fields)],
        url: ['application/x-www-form-urlencoded', urlEncoded(fields)],
        json: ['application/json', JSON.stringify(Object.fromEntries(fields))],
        text: ['text/plain;charset=UTF-8', `[${JSON.stringify(text)},"$K1"]`],
        broken: [multipartType, multipart(fields).slice(0, 200)],
      } as const
      const [type, body] = bodies[shape]
      return { path: form.path, type, body: toLatin(body), headers: [] }
    })

/** References in the serialization of server action arguments, with invalid targets. */
const references = [
  ...['"$1"', '"$@1"', '"$F1"', '"$K1"', '"$B1"', '"$Q1"', '"$W1"', '"$i1"', '"$n1"', '"$D1"', '"$T"', '"$undefined"', '"$-0"'],
  ...['"$1:__proto__:constructor"', '"$1:constructor:constructor"', '"$1:then"', '"$F1:0:bound"', '"$@0"', '"$0"', '"$ffffffff"'],
  ...['"$$"', '"$"', '"$L1"', '"$S1"', '"$h1"', '"$p1"', '"$r1"', '"$o1"', '"$A1"', '"$g"', '"$N"', '"$I"'],
  ...['{"then":"$1:then"}', '{"__proto__":{"then":"$F1"}}', '{"id":"constructor","bound":"$@1"}', '{"id":null,"bound":null}'],
  ...['null', '1e999', '[]', '{}', '[[[[[[[["$1"]]]]]]]]', '"', '[', '{"a":', '', `"${'a'.repeat(2000)}"`, '['.repeat(2000)],
] as const

/** Ids in the framework's format; the site has no server actions. */
const ids = ['7f'.repeat(21), `60${'0a'.repeat(20)}`, '00'.repeat(20), 'constructor', '__proto__', '', 'x'.repeat(300)] as const

/** A server action call: from the framework's script (`Next-Action`), or from a form without JavaScript (`$ACTION_…` fields). */
const arbitraryAction = (map: SiteMap, value: fc.Arbitrary<string>): fc.Arbitrary<HostileBody> =>
  fc
    .record({
      id: fc.constantFrom(...ids),
      path: fc.constantFrom(...map.forms.map(({ path }) => path), '/nl/', '/nl/nergens/'),
      arguments: fc.array(
        fc.oneof(
          fc.constantFrom(...references),
          value.map((text) => JSON.stringify(text)),
        ),
        { maxLength: 4 },
      ),
      shape: fc.constantFrom('text', 'reply', 'reply', 'form', 'bound', 'key'),
    })
    .map(({ id, path, arguments: given, shape }) => {
      const parts = given.map((text, index) => [String(index), text] as const)
      const fields: Record<typeof shape, Fields> = {
        text: [],
        reply: parts,
        form: [[`$ACTION_ID_${id}`, ''], ...parts],
        bound: [
          ['$ACTION_REF_1', ''],
          ['$ACTION_1:0', `{"id":${JSON.stringify(id)},"bound":"$@1"}`],
          ['$ACTION_1:1', given[0] ?? ''],
        ],
        key: [['$ACTION_KEY', given[0] ?? ''], [`$ACTION_REF_${given[0] ?? ''}`, ''], ...parts],
      }
      const isCall = shape === 'text' || shape === 'reply'
      const headers = isCall ? ([['Next-Action', id.replace(/[^\x21-\x7e]/g, '')]] as const) : []
      if (shape === 'text') return { path, type: 'text/plain;charset=UTF-8', body: toLatin(`[${given.join(',')}]`), headers }
      return { path, type: multipartType, body: toLatin(multipart(fields[shape])), headers }
    })

export const arbitraryBody = (map: SiteMap, value: fc.Arbitrary<string>): fc.Arbitrary<HostileBody> =>
  fc.oneof({ weight: 3, arbitrary: arbitraryForm(map, value) }, { weight: 2, arbitrary: arbitraryAction(map, value) })

/** How a body is framed after its head. */
export type Framing = 'length' | 'chunked' | 'bytes' | 'badChunk' | 'extension' | 'endless' | 'both' | 'short'

/** Larger than any address accepts except a form with files. */
const endlessBytes = 300_000

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
const last = '0\r\n\r\n'

type Framed = {
  headers: readonly string[]
  body: string
  /** Whether the client has to close the connection, as the body never ends. */
  isUnfinished?: boolean
}

/** @param body in Latin-1. */
export function frame(framing: Framing, body: string): Framed {
  const chunked = ['Transfer-Encoding: chunked']
  const halves = chunk(body.slice(0, body.length / 2) || 'a') + chunk(body.slice(body.length / 2) || 'b')
  const written: Record<Framing, Framed> = {
    length: { headers: [`Content-Length: ${body.length}`], body },
    chunked: { headers: chunked, body: halves + last },
    bytes: { headers: chunked, body: [...body.slice(0, 2000), 'z'].map(chunk).join('') + last },
    badChunk: { headers: chunked, body: `zz\r\n${body}\r\n${last}` },
    extension: { headers: chunked, body: `1;zq="${'a'.repeat(500)}"\r\na\r\n${halves}0\r\nX-Zq: 1\r\n\r\n` },
    endless: { headers: chunked, body: chunk('x'.repeat(endlessBytes)) + last },
    both: { headers: [...chunked, `Content-Length: ${body.length}`], body: halves + last },
    short: { headers: [`Content-Length: ${body.length + 1000}`], body, isUnfinished: true },
  }
  return written[framing]
}
