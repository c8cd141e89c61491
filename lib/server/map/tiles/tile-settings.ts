/** Where tiles come from: nowhere else but the drawn map, unless the environment names a tile server. */
import 'server-only'
import { z } from 'zod'

const placeholders = ['{z}', '{x}', '{y}'] as const
const filled = (template: string) => placeholders.reduce((text, placeholder) => text.replace(placeholder, '1'), template)

/** An address whose host is fixed and whose path holds each placeholder once; nothing else is ever put into it. */
function isTemplate(template: string): boolean {
  const hasEach = placeholders.every((placeholder) => template.split(placeholder).length === 2)
  if (!hasEach || !URL.canParse(filled(template))) return false
  const { protocol, host, username } = new URL(filled(template))
  return /^https?:$/.test(protocol) && username === '' && template.includes(`//${host}/`)
}

const schema = z.object({
  /** Template such as `https://tile.example.org/{z}/{x}/{y}.png`; empty for the drawn map alone. */
  TILE_UPSTREAM: z
    .string()
    .default('')
    .refine((text) => text === '' || isTemplate(text), 'expected an address with {z}, {x} and {y} in its path'),
  /** What the tile server asks to be named. */
  TILE_ATTRIBUTION: z.string().default('© OpenStreetMap contributors'),
})

export type TileSettings = { upstream: string; attribution: string }

/** @throws ZodError naming the setting that is wrong. */
export function tileSettings(): TileSettings {
  const { TILE_UPSTREAM, TILE_ATTRIBUTION } = schema.parse(process.env)
  return { upstream: TILE_UPSTREAM, attribution: TILE_UPSTREAM && TILE_ATTRIBUTION }
}
