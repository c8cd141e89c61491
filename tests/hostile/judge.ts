/** Checks a response for what it must never contain, whatever the request was. */
import type { HostileRequest } from './arbitrary-request.ts'
import { canary, injectedHeader } from './hostile-values.ts'
import type { RawAnswer } from './send-raw.ts'

const secrets = [/root:[x*]:0:0:/, /"lockfileVersion"/, /"name": "scheldelicht"/, /\bat .*node_modules.*:\d+:\d+/, /-----BEGIN/]
/** Internal headers between parts of the site; the framework's script reads some. */
const internalHeader = /^x-(?!content-type-options$|frame-options$|robots-tag$)/
/** Seconds for which a 404 may be cached. */
const longestMissing = 60

const keptFor = (cacheControl: string) =>
  Math.max(0, ...[...cacheControl.matchAll(/max-?age=(\d+)/g)].map(([, age]) => Number(age)))

/** Unparsable, closed without a response, too long. */
const refused: readonly number[] = [400, 0, 414, 431]

/** The framework's message for a POST without a known server action. The site has none, so it must never be searched for. */
const unknownAction = /Server Action/

const isMarkup = (type: string) => /html|svg|xml/.test(type)

/** Whether a redirect stays on the site: a path, or an address of its own host. */
function staysHere(location: string, own: string): boolean {
  if (/^\/(?![/\\])/.test(location)) return !/^\/[\t\r\n]*[/\\]/.test(location)
  return URL.canParse(location) && new URL(location).host === own
}

/** @param own hosts of the site, `host:port`. @returns the errors, as text. */
export function judge(request: HostileRequest, answer: RawAnswer, own: readonly string[]): string[] {
  const { status, headers, body } = answer
  const type = headers.get('content-type') ?? ''
  const location = headers.get('location')
  return [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(unknownAction.test(body) ? [`status ${status} of the framework for what was posted`] : []),
    ...(status === 0 && !request.isUnfinished ? ['no answer'] : []),
    ...(request.isAmbiguous && !refused.includes(status) ? [`${status} for a request of which nobody knows whom it asks`] : []),
    ...(request.isForScript
      ? []
      : [...headers.keys()].filter((name) => internalHeader.test(name)).map((name) => `tells ${name}`)),
    ...(status >= 400 && keptFor(headers.get('cache-control') ?? '') > longestMissing ? ['kept although missing'] : []),
    ...(location !== undefined && !own.some((host) => staysHere(location, host)) ? [`leads to ${location}`] : []),
    ...(isMarkup(type) && (body.includes(canary) || body.includes('<zq>')) ? ['input unescaped'] : []),
    ...(headers.has(injectedHeader) ? ['header injected'] : []),
    ...(/evil\.example/.test(`${headers.get('link')}${headers.get('set-cookie')}`) ? ['host reflected'] : []),
    ...secrets.filter((secret) => secret.test(body)).map((secret) => `shows ${secret}`),
    ...(status >= 200 && !headers.has('x-content-type-options') && headers.has('content-type') ? ['without safe headers'] : []),
  ]
}
