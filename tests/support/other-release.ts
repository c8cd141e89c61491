/**
 * Another release of the site, made from a copy of the build to save minutes of building: one form has one more required field, and the
 * build and each of its scripts and style sheets have another name.
 */
import {
  cpSync,
  globSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { resolve } from 'node:path'

const reversed = (text: string) => [...text].reverse().join('')

/** Of the same length, because the framework's payloads contain lengths. */
const newFileName = (name: string) => name.replace(/^[^.]+/, reversed)

const texts = '**/*.{js,css,json,html,rsc,body,meta}'

const newsletter =
  /(id:"newsletter",fields:\{)(EMAIL:)((?:\(0,[\w$]+\.[\w$]+\)|[\w$]+)\(\{required:"emailRequired",width:"half"\}\))(.{1,100}?fields:\[)("EMAIL")/g

/** The newsletter also requires a second address. */
const askMore = (script: string) => script.replace(newsletter, '$1$2$3,EMAIL_RECEIVER:$3$4$5,"EMAIL_RECEIVER"')

/** @throws if the definition of the form does not have the expected text: in the pages, in the form route, and in the browser. */
function checkChange(changed: readonly string[]): void {
  for (const part of ['server/chunks/ssr/', 'server/chunks/', 'static/chunks/'])
    if (!changed.some((path) => path.startsWith(part) && !path.slice(part.length).includes('/')))
      throw new Error(`No script of ${part} holds the definition of the newsletter as it was.`)
}

/** Replaces links to the shared build (tests/support/site-server.ts) by copies. */
function takeCode(build: string): void {
  const code = resolve(build, 'server/chunks')
  if (!lstatSync(code).isSymbolicLink()) return
  const shared = realpathSync(code)
  rmSync(code)
  cpSync(shared, code, { recursive: true })
}

/** @param folder of a copy of the site. @throws if the build is not as expected. */
export function makeOtherRelease(folder: string): void {
  const build = resolve(folder, '.next')
  takeCode(build)
  const chunks = readdirSync(resolve(build, 'static/chunks')).filter((name) => /^[^.]+\.(js|css)$/.test(name))
  const names = new Set(chunks)
  const buildId = readFileSync(resolve(build, 'BUILD_ID'), 'utf8')
  const rename = (text: string) =>
    text
      .replace(/[\w~-]+\.(?:js|css)\b/g, (name) => (names.has(name) ? newFileName(name) : name))
      .replaceAll(buildId, reversed(buildId))
  const changed: string[] = []
  for (const path of [...globSync(texts, { cwd: build }), 'BUILD_ID']) {
    const file = resolve(build, path)
    if (!statSync(file).isFile()) continue
    const text = readFileSync(file, 'utf8')
    const asking = path.endsWith('.js') ? askMore(text) : text
    if (asking !== text) changed.push(path)
    const renamed = rename(asking)
    if (renamed !== text) writeFileSync(file, renamed)
  }
  checkChange(changed)
  for (const name of chunks) renameSync(resolve(build, 'static/chunks', name), resolve(build, 'static/chunks', newFileName(name)))
  renameSync(resolve(build, 'static', buildId), resolve(build, 'static', reversed(buildId)))
}
