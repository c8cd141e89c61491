/** `npm run icons`: writes all icons of the site into one SVG sprite, from Lucide's icons and our own. */
import { writeFileSync } from 'node:fs'
import { drawnByLucide, drawnHere } from '../components/ui/icon-names.ts'
import { isProgram } from './is-program.ts'

export const iconFile = 'components/ui/icons.svg'

/** Name and attributes of each element of an icon; `key` is for React only. */
type Drawing = readonly (readonly [string, Readonly<Record<string, string | number>>])[]

const drawParts = (drawing: Drawing): string =>
  drawing
    .map(([element, { key: _, ...attributes }]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
      return `<${element}${written.join('')}/>`
    })
    .join('')

async function drawWithLucide(name: (typeof drawnByLucide)[number]): Promise<readonly [string, string]> {
  const { __iconData: icon }: { __iconData: { node: Drawing } } = await import(`lucide-react/icons/${name}`)
  return [name, drawParts(icon.node)]
}

/** The content of the sprite; each icon is a `<symbol>` with its name as id. */
export async function drawIcons(): Promise<string> {
  const drawings = [...(await Promise.all(drawnByLucide.map(drawWithLucide))), ...Object.entries(drawnHere)]
  const symbols = drawings.map(([name, parts]) => `<symbol id="${name}" viewBox="0 0 24 24">${parts}</symbol>`)
  return ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">', ...symbols, '</svg>', ''].join('\n')
}

if (isProgram(import.meta.filename)) writeFileSync(iconFile, await drawIcons())
