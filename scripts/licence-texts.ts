/** The licence texts of what browsers load from this site: they go with the software, at `/licences.txt`. */
import { globSync, readFileSync } from 'node:fs'
import { publicPath } from '../lib/domain/site/public-folders.ts'

export const licenceTextPath = publicPath('licences.txt')

/** Packages of which something is in the site's scripts or styles; a test holds them against what the components import. */
export const browserPackages = [
  '@hookform/resolvers',
  '@react-leaflet/core',
  'altcha-lib',
  'leaflet',
  'lucide-react',
  'next',
  'next-intl',
  'react',
  'react-dom',
  'react-hook-form',
  'react-leaflet',
  'scheduler',
  'use-intl',
  'yet-another-react-lightbox',
  'zod',
] as const

/** @throws when a package comes without its licence. */
function readText(name: string): string {
  const [file] = globSync(`node_modules/${name}/{LICENSE,LICENCE,license,licence}{,.md,.txt}`).sort()
  if (!file) throw new Error(`${name} comes without its licence`)
  return readFileSync(file, 'utf8').replace(/\r\n?/g, '\n').trim()
}

const line = '-'.repeat(80)

/** The file as it is served. */
export const licenceTexts = (): string =>
  `${[
    'Licences of the software that this website loads in your browser.',
    ...browserPackages.map((name) => `${line}\n${name}\n${line}\n\n${readText(name)}`),
  ].join('\n\n')}\n`
