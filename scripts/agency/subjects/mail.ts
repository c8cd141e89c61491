/** Commands to preview mails. */
import { join, resolve } from 'node:path'
import { languageCodes } from '../../../lib/domain/text/language.ts'
import { getSnapshot } from '../../../lib/server/content/snapshot/current-snapshot.ts'
import { env } from '../../../lib/server/runtime/env.ts'
import type { ExitCode, Line, Subject } from '../command.ts'
import { writePreview } from '../mail-preview/write-preview.ts'

async function preview({ words: [folder], flag }: Line): Promise<ExitCode> {
  const target = resolve(folder ?? join(env().VAR_DIR, 'mail-preview'))
  const count = await writePreview(target, flag('all') ? languageCodes : getSnapshot().languages, new Date())
  console.log(`${count} mails: ${join(target, 'index.html')}`)
  return 0
}

export const mail: Subject = {
  verbs: {
    preview: {
      summary: 'writes every kind of mail in every language into a folder, with a page to look at them; sends nothing',
      words: [{ name: 'folder', shape: 'text', isOptional: true }],
      options: { all: { shape: 'flag', describes: 'in the languages that the site does not use, too' } },
      run: preview,
    },
  },
}
