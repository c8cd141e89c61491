/**
 * Makes one style sheet of those that a page asks for: they are fetched by one request and are compressed
 * together, which takes a third of the bytes. Called by `next build` between compiling and rendering (`next.config.ts`;
 * docs/decisions/047-sheets-of-a-page.md).
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const sheetSchema = z.looseObject({ path: z.string() })
const manifestSchema = z.looseObject({ entryCSSFiles: z.record(z.string(), z.array(sheetSchema)) })

/** What stands before and after the JSON of a manifest, which is a script. */
const manifestForm = /^([\s\S]*?\] = )(\{[\s\S]*\})(;?\s*)$/

/**
 * What of `sheets` can be one sheet: all but those that a script asks for by their names, which would come twice under another. Those stand first: no
 * rule of a component depends on its place (docs/decisions/008-css-layer-and-modules.md), and what is cut in two is compressed worse.
 * @param frame sheets that stand already when these are asked for.
 */
export function groupSheets(
  sheets: readonly string[],
  frame: readonly string[],
  isAlone: (sheet: string) => boolean,
): readonly (readonly string[])[] {
  const own = sheets.filter((sheet) => !frame.includes(sheet))
  const together = own.filter((sheet) => !isAlone(sheet))
  const alone = own.filter(isAlone).map((sheet) => [sheet])
  return together.length > 0 ? [...alone, together] : alone
}

/** Writes a sheet of several below the folder of the build, once. @returns its path there; the only one of a group keeps its own. */
function mergeSheets(folder: string, group: readonly string[]): string {
  const [only] = group
  if (group.length === 1 && only !== undefined) return only
  const text = group.map((sheet) => readFileSync(join(folder, sheet), 'utf8').trim()).join('\n')
  const path = `static/chunks/${createHash('sha256').update(text).digest('hex').slice(0, 13)}.css`
  writeFileSync(join(folder, path), text)
  return path
}

/** Lets one page of the build ask for fewer sheets. */
function mergeOfPage(folder: string, file: string, isAlone: (sheet: string) => boolean): void {
  const [, before = '', json = '', after = ''] = manifestForm.exec(readFileSync(file, 'utf8')) ?? []
  const manifest = manifestSchema.parse(JSON.parse(json))
  const entries = Object.entries(manifest.entryCSSFiles)
  const frame = entries.find(([entry]) => entry.endsWith('/layout'))?.[1].map(({ path }) => path) ?? []
  const write = (groups: readonly (readonly string[])[]) =>
    groups.map((group) => ({ path: mergeSheets(folder, group), inlined: false }))
  const mergedFrame = write(groupSheets(frame, [], isAlone))
  const entryCSSFiles = Object.fromEntries(
    entries.map(([entry, sheets]) => {
      const paths = sheets.map(({ path }) => path)
      // The frame stands on every page, that of the last resort included, which names a part of it.
      const hasFrame = paths.some((sheet) => frame.includes(sheet))
      const own = write(groupSheets(paths, frame, isAlone))
      return [entry, hasFrame ? [...mergedFrame, ...own] : own]
    }),
  )
  writeFileSync(file, before + JSON.stringify({ ...manifest, entryCSSFiles }) + after)
}

/** @param folder of a build that is compiled and not yet rendered. Throws when its manifests are not what this expects. */
export function mergeStyleSheets(folder: string): void {
  const scripts = globSync('static/chunks/**/*.js', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  const asked = new Set(scripts.flatMap((script) => script.match(/static\/chunks\/[\w.~-]+\.css/g) ?? []))
  const manifests = globSync('server/app/**/*_client-reference-manifest.js', { cwd: folder })
  for (const file of manifests) mergeOfPage(folder, join(folder, file), (sheet) => asked.has(sheet))
}
