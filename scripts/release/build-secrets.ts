/**
 * Makes builds reproducible: replaces the framework's random keys and the path of the build folder. The new keys are public, but
 * useless: the site uses neither preview mode nor server actions, and the gateway removes the headers and cookies for them.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const keysIn: readonly { file: string; pattern: RegExp }[] = [
  { file: 'prerender-manifest.json', pattern: /"previewMode(?:Id|SigningKey|EncryptionKey)":\s*"([^"]+)"/g },
  { file: 'server/server-reference-manifest.json', pattern: /"encryptionKey":\s*"([^"]+)"/g },
]

/** Text files of the build; the others are pictures and fonts. */
const texts = '**/*.{js,json,html,rsc,meta,body,txt}'

function findKeys(folder: string): string[] {
  return keysIn.flatMap(({ file, pattern }) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(pattern)].map(([, key]) => key ?? '').filter(Boolean),
  )
}

/** A key with the length and encoding (hex or base64) of the original. */
function replacementOf(key: string, seed: string, index: number): string {
  const digest = createHash('sha512').update(`${seed} ${index}`).digest()
  if (/^[0-9a-f]+$/.test(key)) return digest.toString('hex').slice(0, key.length)
  return digest.subarray(0, Buffer.from(key, 'base64').length).toString('base64')
}

/**
 * @param folder `.next` of the release.
 * @param built path of the folder in which it was built.
 * @param seed from which the keys are derived: the commit.
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
