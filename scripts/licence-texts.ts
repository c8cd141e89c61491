/** The licence texts of the packages that browsers load from this site, published at `/licences.txt` as the licences require. */
import { globSync, readFileSync } from 'node:fs'
import { publicPath } from '../lib/domain/site/public-folders.ts'

export const licenceTextPath = publicPath('licences.txt')

/** Packages in the site's scripts or styles; a test compares them with the imports of the components. */
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

/** @throws when the package contains no licence file. */
function readText(name: string): string {
  const [file] = globSync(`node_modules/${name}/{LICENSE,LICENCE,license,licence}{,.md,.txt}`).sort()
  if (!file) throw new Error(`${name} comes without its licence`)
  return readFileSync(file, 'utf8').replace(/\r\n?/g, '\n').trim()
}

const line = '-'.repeat(80)

/** The content of the file. */
export const licenceTexts = (): string =>
  `${[
    'Licences of the software that this website loads in your browser.',
    ...browserPackages.map((name) => `${line}\n${name}\n${line}\n\n${readText(name)}`),
  ].join('\n\n')}\n`
