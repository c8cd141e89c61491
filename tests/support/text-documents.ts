/** Documents of the demo whose texts are written. */
import { eachField, fieldsOf, type TextField } from '@/lib/content/editing/text-fields'
import { kindOf, type TextKindName, textKinds } from '@/lib/content/editing/text-kind'
import { filesOfFolder } from '@/lib/server/content/files/content-files'
import { listTextKeys, readTextDocument, type TextDocument } from '@/lib/server/texts/text-document'

export const files = filesOfFolder('data')

/** Closing days have no fields: the page of settings adds whole days, and takes them away (tests/db/office/office-settings.test.ts). */
const kinds = (Object.keys(textKinds) as TextKindName[]).filter((kind) => kind !== 'closing')

export const documents: TextDocument[] = kinds.flatMap((kind) =>
  listTextKeys(kind, files).flatMap((key) => readTextDocument({ kind, key }, files) ?? []),
)

export const fieldsIn = ({ kind, value }: TextDocument): TextField[] =>
  [...eachField(fieldsOf(kindOf(kind), value))].filter((part) => part.kind === 'field')
