/** Commands that write window cards and posters as PDF files. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { languageCodes } from '../../../lib/domain/text/language.ts'
import { getSnapshot } from '../../../lib/server/content/snapshot/current-snapshot.ts'
import { makePaper, type PaperKind } from '../../../lib/server/paper/paper-file.ts'
import { env } from '../../../lib/server/runtime/env.ts'
import { type ExitCode, fail, type Line, type Subject, type Verb } from '../command.ts'

async function write(kind: PaperKind, { words: [id = '', folder], option }: Line): Promise<ExitCode> {
  const language = languageCodes.find((code) => code === option('language')) ?? getSnapshot().site.defaultLanguage
  const file = await makePaper(kind, id, language, new Date())
  if (!file) return fail(`There is no published property ${id}`)
  const target = resolve(folder ?? join(env().VAR_DIR, 'paper'))
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, file.name), file.content)
  console.log(join(target, file.name))
  return 0
}

const verb = (kind: PaperKind, summary: string): Verb => ({
  summary,
  words: [
    { name: 'property', shape: 'number' },
    { name: 'folder', shape: 'text', isOptional: true },
  ],
  options: {
    language: { shape: 'text', choices: languageCodes, describes: 'language of the words; that of the site without it' },
  },
  run: (line) => write(kind, line),
})

export const paper: Subject = {
  verbs: {
    'window-card': verb('window-card', 'writes the card of a property for the window, A4, into a folder'),
    poster: verb('poster', 'writes the poster of a property with its code, A4, into a folder'),
  },
}
