/**
 * Merges the style sheets of each page into one: one request instead of several, and a third of the compressed size. Called by
 * `next build` between compiling and rendering (`next.config.ts`; docs/decisions/047-sheets-of-a-page.md).
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const sheetSchema = z.looseObject({ path: z.string() })
const manifestSchema = z.looseObject({ entryCSSFiles: z.record(z.string(), z.array(sheetSchema)) })

/** A manifest is a script: the code before its JSON, the JSON, and the code after it. */
const manifestForm = /^([\s\S]*?\] = )(\{[\s\S]*\})(;?\s*)$/

/**
 * Groups style sheets that can be merged: all except those that a script loads by name, which would otherwise be loaded twice.
 * These come first: the order of components' rules does not matter (docs/decisions/008-css-layer-and-modules.md), and one large
 * sheet is compressed better than two.
 * @param frame sheets of the layout, which are loaded already.
 * @param isAlone whether a script loads the sheet by name.
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

/** Writes the merged sheet of a group. @returns its path below the build; a group of one keeps its file. */
function mergeSheets(folder: string, group: readonly string[]): string {
  const [only] = group
  if (group.length === 1 && only !== undefined) return only
  const text = group.map((sheet) => readFileSync(join(folder, sheet), 'utf8').trim()).join('\n')
  const path = `static/chunks/${createHash('sha256').update(text).digest('hex').slice(0, 13)}.css`
  writeFileSync(join(folder, path), text)
  return path
}

/** Replaces the style sheets in the manifest of one page. */
function mergeSheetsOfPage(folder: string, file: string, isAlone: (sheet: string) => boolean): void {
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
      // Every page has the frame, also the global error page, whose manifest lists only a part of it.
      const hasFrame = paths.some((sheet) => frame.includes(sheet))
      const own = write(groupSheets(paths, frame, isAlone))
      return [entry, hasFrame ? [...mergedFrame, ...own] : own]
    }),
  )
  writeFileSync(file, before + JSON.stringify({ ...manifest, entryCSSFiles }) + after)
}

/** @param folder of the build, after compiling and before rendering. @throws when its manifests have another structure. */
export function mergeStyleSheets(folder: string): void {
  const scripts = globSync('static/chunks/**/*.js', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  const asked = new Set(scripts.flatMap((script) => script.match(/static\/chunks\/[\w.~-]+\.css/g) ?? []))
  const manifests = globSync('server/app/**/*_client-reference-manifest.js', { cwd: folder })
  for (const file of manifests) mergeSheetsOfPage(folder, join(folder, file), (sheet) => asked.has(sheet))
}
