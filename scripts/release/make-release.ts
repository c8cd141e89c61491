/**
 * `npm run release`: creates an archive that runs on Linux without anything installed. Reproducible: two archives of one commit
 * are identical if they are created with the same Node on the same system (docs/run/release.md).
 */
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { z } from 'zod'
import { assemble } from './assemble.ts'
import { type ReleaseFacts, writeReleaseDocuments } from './release-documents.ts'

const folder = '.release'

/** Size limit of the archive in bytes: a download of one to two minutes on a slow connection. */
const largest = 150 * 1024 * 1024

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

function readFacts(): ReleaseFacts {
  const { name, version } = z
    .object({ name: z.string(), version: z.string() })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== ''
  return {
    name,
    version,
    commit: git('rev-parse', 'HEAD') + (isChanged ? '-changed' : ''),
    committedAt: new Date(git('show', '-s', '--format=%cI', 'HEAD')),
    node: process.versions.node,
    platform: `${process.platform}-${process.arch}`,
  }
}

/** Builds with the demo content and its address; at a start with others the pages are re-rendered. */
function build({ commit }: ReleaseFacts): void {
  const env = { ...process.env, RELEASE: commit, CONTENT_DIR: 'data', SITE_URL: '' }
  execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit', env })
}

/** Packs with sorted names and fixed times, owners and permissions, so that the archive is reproducible. */
async function pack(name: string, committedAt: Date, archive: string): Promise<void> {
  const seconds = Math.floor(committedAt.getTime() / 1000)
  const order = ['--sort=name', `--mtime=@${seconds}`, '--owner=0', '--group=0', '--numeric-owner', '--mode=u+rwX,go+rX,go-w']
  const tar = spawn('tar', ['-C', folder, '--format=gnu', ...order, '-cf', '-', name], { stdio: ['ignore', 'pipe', 'inherit'] })
  await pipeline(tar.stdout, createGzip({ level: 9 }), createWriteStream(archive))
}

async function digestOf(file: string): Promise<string> {
  const digest = createHash('sha256')
  await pipeline(createReadStream(file), digest)
  return digest.digest('hex')
}

const facts = readFacts()
const name = `${facts.name}-${facts.version}-${facts.commit.slice(0, 12)}-${facts.platform}`
const archive = join(folder, `${name}.tar.gz`)

if (!process.argv.includes('--built')) build(facts)
await assemble(join(folder, name), facts.name, facts.commit)
writeReleaseDocuments(join(folder, name), facts)
await pack(name, facts.committedAt, archive)
const { size } = statSync(archive)
writeFileSync(`${archive}.sha256`, `${await digestOf(archive)}  ${name}.tar.gz\n`)
console.log(`${archive}: ${(size / 1024 / 1024).toFixed(1)} MiB`)
if (size > largest) {
  console.error(`The archive is larger than ${largest / 1024 / 1024} MiB.`)
  process.exitCode = 1
}
