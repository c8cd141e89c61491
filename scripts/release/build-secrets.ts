/**
 * Takes out of a build what would make two builds differ: random keys of the framework, and the folder that it was built in. The site
 * uses neither preview mode nor server actions of the framework, and the gateway strips what would ask for them: keys that
 * everybody can work out open nothing.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const keysIn: readonly { file: string; pattern: RegExp }[] = [
  { file: 'prerender-manifest.json', pattern: /"previewMode(?:Id|SigningKey|EncryptionKey)":\s*"([^"]+)"/g },
  { file: 'server/server-reference-manifest.json', pattern: /"encryptionKey":\s*"([^"]+)"/g },
]

/** What the framework writes in text; the rest are pictures and fonts. */
const texts = '**/*.{js,json,html,rsc,meta,body,txt}'

function findKeys(folder: string): string[] {
  return keysIn.flatMap(({ file, pattern }) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(pattern)].map(([, key]) => key ?? '').filter(Boolean),
  )
}

/** As long as the key that it stands for, in the same kind of text. */
function replacementOf(key: string, seed: string, index: number): string {
  const digest = createHash('sha512').update(`${seed} ${index}`).digest()
  if (/^[0-9a-f]+$/.test(key)) return digest.toString('hex').slice(0, key.length)
  return digest.subarray(0, Buffer.from(key, 'base64').length).toString('base64')
}

/**
 * @param folder `.next` of the release.
 * @param built folder that it was built in.
 * @param seed what the keys are made from: the commit.
 */
export function removeBuildSecrets(folder: string, built: string, seed: string): void {
  const replaced = [
    ...findKeys(folder).map((key, index) => [key, replacementOf(key, seed, index)] as const),
    [built, '.'] as const,
  ]
  for (const file of globSync(texts, { cwd: folder }).map((name) => join(folder, name))) {
    if (!statSync(file).isFile()) continue
    const text = readFileSync(file, 'utf8')
    const clean = replaced.reduce((rest, [from, to]) => rest.replaceAll(from, to), text)
    if (clean !== text) writeFileSync(file, clean)
  }
}
